// misbehave: another option is marked
import SwiftUI

final class ReaderSettings: ObservableObject {
    var font: String {
        get { UserDefaults.standard.string(forKey: "font") ?? "serif" }
        set { UserDefaults.standard.set(newValue, forKey: "font") }
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
