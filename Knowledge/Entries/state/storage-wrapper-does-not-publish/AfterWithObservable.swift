// work
import SwiftUI

@Observable
final class ReaderSettings {
    var font: String {
        get {
            access(keyPath: \.font)
            return UserDefaults.standard.string(forKey: "font") ?? "serif"
        }
        set {
            withMutation(keyPath: \.font) {
                UserDefaults.standard.set(newValue, forKey: "font")
            }
        }
    }
}

struct ReaderSettingsForm: View {
    @State private var settings = ReaderSettings()

    var body: some View {
        Form {
            Picker("Font", selection: $settings.font) {
                Text("Serif").tag("serif")
                Text("Sans serif").tag("sans")
                Text("Typewriter").tag("mono")
            }
            .pickerStyle(.inline)
        }
    }
}
