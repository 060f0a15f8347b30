// work
import SwiftUI

/// Computed over UserDefaults too, but the setter announces the change.
final class AlarmSettings: ObservableObject {
    var sound: String {
        get { UserDefaults.standard.string(forKey: "sound") ?? "bell" }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "sound")
        }
    }
}

struct AlarmForm: View {
    @StateObject private var settings = AlarmSettings()

    var body: some View {
        Form {
            Picker("Sound", selection: $settings.sound) {
                Text("Bell").tag("bell")
                Text("Birds").tag("birds")
            }
        }
    }
}
