// work
import SwiftUI

/// The button stands beside the picker and not among its options.
struct VoiceRow: View {
    let play: (String) -> Void
    @State private var voice = "Anna"

    var body: some View {
        HStack {
            Picker("Voice", selection: $voice) {
                Text("Anna").tag("Anna")
                Text("Markus").tag("Markus")
            }
            .pickerStyle(.menu)
            Button("Listen") { play(voice) }
                .buttonStyle(.borderless)
        }
    }
}
