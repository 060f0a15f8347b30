// fail to compile with "cannot find '$sound' in scope"
import SwiftUI

struct AlarmSoundRow: View {
    var sound: String

    var body: some View {
        Picker("Sound", selection: $sound) {
            Text("Bell").tag("bell")
            Text("Radar").tag("radar")
        }
    }
}

struct AlarmEditor: View {
    @State private var sound = "bell"

    var body: some View {
        Form {
            AlarmSoundRow(sound: sound)
        }
    }
}
