// work
import SwiftUI

/// The divider separates controls in a stack, not the options of a picker.
struct PlayerPanel: View {
    @State private var speed = 1
    @State private var isMuted = false

    var body: some View {
        VStack {
            Picker("Speed", selection: $speed) {
                Text("Normal").tag(1)
                Text("Double").tag(2)
            }
            Divider()
            Toggle("Mute", isOn: $isMuted)
        }
    }
}
