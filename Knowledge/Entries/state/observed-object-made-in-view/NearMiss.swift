// work
import SwiftUI

@MainActor
final class SoundSettings: ObservableObject {
    static let shared = SoundSettings()
    @Published var sound = "bell"
}

struct SettingsScreen: View {
    @State private var isAdvanced = false

    var body: some View {
        VStack {
            Toggle("Advanced", isOn: $isAdvanced)
            SoundForm()
        }
    }
}

/// The object has a default too, but it is one that lives elsewhere and stays the same.
struct SoundForm: View {
    @ObservedObject private var settings = SoundSettings.shared

    var body: some View {
        Picker("Sound", selection: $settings.sound) {
            Text("Bell").tag("bell")
            Text("Birds").tag("birds")
        }
    }
}
