// misbehave: no option is marked
import SwiftUI

struct VoiceSettings: View {
    @AppStorage("voice") private var voice = "Samantha"
    @State private var voices: [String] = []

    var body: some View {
        Form {
            Picker("Voice", selection: $voice) {
                ForEach(voices, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
        .task { voices = await installedVoices() }
    }

    private func installedVoices() async -> [String] {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        return ["Samantha", "Daniel", "Moira"]
    }
}
