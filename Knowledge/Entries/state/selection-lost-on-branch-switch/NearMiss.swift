// work
import SwiftUI

/// A branch as well, but it only changes what is drawn; the state belongs to the view around it.
struct AlarmEditor: View {
    @State private var isOn = true
    @State private var sound = "bell"

    var body: some View {
        Form {
            Toggle("Alarm", isOn: $isOn)
            if isOn {
                Picker("Sound", selection: $sound) {
                    Text("Bell").tag("bell")
                    Text("Birds").tag("birds")
                }
            }
        }
    }
}
