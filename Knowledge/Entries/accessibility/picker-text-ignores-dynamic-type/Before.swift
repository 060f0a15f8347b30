// misbehave
import SwiftUI

struct SessionBar: View {
    @State private var session = "3x3"

    var body: some View {
        Picker("Session", selection: $session) {
            Text("3x3 main").tag("3x3")
            Text("Pyraminx").tag("pyra")
        }
        .pickerStyle(.menu)
        .font(.custom("Recursive", size: 17))
    }
}
