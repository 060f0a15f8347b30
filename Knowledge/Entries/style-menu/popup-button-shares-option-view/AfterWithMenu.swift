// work
import SwiftUI

struct AlarmSound: View {
    @State private var sound = "none"

    var body: some View {
        Menu {
            Picker("Sound", selection: $sound) {
                Label("None", systemImage: "bell.slash").tag("none")
                Label("Bell", systemImage: "bell").tag("bell")
                Label("Horn", systemImage: "horn").tag("horn")
            }
            .pickerStyle(.inline)
        } label: {
            Text(sound.capitalized)
        }
        .accessibilityLabel("Sound")
        .accessibilityValue(sound.capitalized)
    }
}
