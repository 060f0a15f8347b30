// work
import SwiftUI

struct PlaybackSettings: View {
    @State private var speed = 100

    var body: some View {
        Form {
            Section("Playback speed") {
                Picker("Playback speed", selection: $speed) {
                    Text("Half").tag(50)
                    Text("Normal").tag(100)
                    Text("Double").tag(200)
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
        }
    }
}
