// work
import SwiftUI

/// The row holds a second control, so the small target of the menu style is what it needs.
struct ReminderRow: View {
    @State private var minutes = 15
    @State private var isMuted = false

    var body: some View {
        Form {
            HStack {
                Picker("Remind me", selection: $minutes) {
                    Text("15 min").tag(15)
                    Text("1 hour").tag(60)
                }
                .pickerStyle(.menu)
                Button(isMuted ? "Unmute" : "Mute") { isMuted.toggle() }
                    .buttonStyle(.borderless)
            }
        }
    }
}
