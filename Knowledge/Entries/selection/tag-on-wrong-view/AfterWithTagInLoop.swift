// work
import SwiftUI

struct Sound: Identifiable {
    let id: Int
    let file: String
    let title: String
}

struct AlarmForm: View {
    let sounds: [Sound]
    @State private var sound = "bell"

    var body: some View {
        Form {
            Picker("Sound", selection: $sound) {
                ForEach(sounds) { sound in
                    Text(sound.title)
                        .tag(sound.file)
                }
            }
            .pickerStyle(.inline)
        }
    }
}
