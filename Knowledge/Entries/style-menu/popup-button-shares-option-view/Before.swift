// misbehave
import SwiftUI

struct AlarmSound: View {
    @State private var sound = "none"

    var body: some View {
        Picker("Sound", selection: $sound) {
            // Blanks in front, to stand under the titles that have an icon.
            Text("      None").tag("none")
            Label("Bell", systemImage: "bell").tag("bell")
            Label("Horn", systemImage: "horn").tag("horn")
        }
        .pickerStyle(.menu)
    }
}
