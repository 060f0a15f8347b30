// misbehave
import SwiftUI

struct EventBar: View {
    @State private var event = "3x3"

    var body: some View {
        Picker("Event", selection: $event) {
            Text("Three by three").tag("3x3")
            Text("Pyraminx").tag("pyra")
        }
        .pickerStyle(.menu)
        .font(.custom("Avenir Next", size: 17))
    }
}
