// work
import SwiftUI

struct EventBar: View {
    @State private var event = "3x3"

    var body: some View {
        Menu {
            Picker("Event", selection: $event) {
                Text("Three by three").tag("3x3")
                Text("Pyraminx").tag("pyra")
            }
        } label: {
            Text(event == "3x3" ? "Three by three" : "Pyraminx")
                .font(.custom("Avenir Next", size: 17, relativeTo: .body))
        }
        .accessibilityLabel("Event")
        .accessibilityValue(event == "3x3" ? "Three by three" : "Pyraminx")
    }
}
