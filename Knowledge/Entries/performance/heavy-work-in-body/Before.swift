// misbehave
import SwiftUI

struct SoundFiles {
    static func all() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/Library/Sounds")) ?? []
        return names.filter { $0.hasSuffix(".aiff") }.sorted()
    }
}

struct SoundSettings: View {
    @State private var sound = "Ping.aiff"
    @State private var volume = 0.5

    var body: some View {
        Form {
            Picker("Sound", selection: $sound) {
                if !SoundFiles.all().contains(sound) { Text(sound).tag(sound) }
                ForEach(SoundFiles.all(), id: \.self) { Text($0).tag($0) }
            }
            Slider(value: $volume)
        }
    }
}
