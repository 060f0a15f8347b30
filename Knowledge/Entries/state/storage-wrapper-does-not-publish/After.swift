// work
import SwiftUI

final class ReaderSettings: ObservableObject {
    @Published var font = UserDefaults.standard.string(forKey: "font") ?? "serif" {
        didSet { UserDefaults.standard.set(font, forKey: "font") }
    }
}

struct ReaderSettingsForm: View {
    @StateObject private var settings = ReaderSettings()

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
