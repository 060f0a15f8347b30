// work
import SwiftUI

struct PresencePicker: View {
    @State private var presence = "online"

    var body: some View {
        Picker("Presence", selection: $presence) {
            Text("🟢 Online").tag("online")
            Text("🌙 Away").tag("away")
        }
        .pickerStyle(.menu)
    }
}
