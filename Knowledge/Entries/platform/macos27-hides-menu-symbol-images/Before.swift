// misbehave
import SwiftUI

struct PresencePicker: View {
    @State private var presence = "online"

    var body: some View {
        Picker("Presence", selection: $presence) {
            Label("Online", systemImage: "circle.fill").tag("online")
            Label("Away", systemImage: "moon.fill").tag("away")
        }
        .pickerStyle(.menu)
    }
}
