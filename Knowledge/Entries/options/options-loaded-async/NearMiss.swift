// work
import SwiftUI

/// The list loads later too, but the current value always has an option: the one for nil.
struct MicrophoneSettings: View {
    @State private var microphone: String?
    @State private var microphones: [String] = []

    var body: some View {
        Form {
            Picker("Microphone", selection: $microphone) {
                Text("System default").tag(String?.none)
                ForEach(microphones, id: \.self) { name in
                    Text(name).tag(Optional(name))
                }
            }
        }
        .task { microphones = ["Built-in", "Headset"] }
    }
}
