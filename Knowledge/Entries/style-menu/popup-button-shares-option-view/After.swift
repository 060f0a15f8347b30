// work
import SwiftUI

struct AlarmSound: View {
    @State private var sound = "none"

    var body: some View {
        Picker("Sound", selection: $sound) {
            Label("None", systemImage: "bell.slash").tag("none")
            Label("Bell", systemImage: "bell").tag("bell")
            Label("Horn", systemImage: "horn").tag("horn")
        }
        .pickerStyle(.menu)
    }
}
