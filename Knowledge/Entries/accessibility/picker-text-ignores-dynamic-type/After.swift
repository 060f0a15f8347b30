// work
import SwiftUI

struct SessionBar: View {
    @State private var session = "3x3"

    var body: some View {
        Menu {
            Picker("Session", selection: $session) {
                Text("3x3 main").tag("3x3")
                Text("Pyraminx").tag("pyra")
            }
        } label: {
            Text(session == "3x3" ? "3x3 main" : "Pyraminx")
                .font(.custom("Recursive", size: 17, relativeTo: .body))
        }
        .accessibilityLabel("Session")
        .accessibilityValue(session == "3x3" ? "3x3 main" : "Pyraminx")
    }
}
