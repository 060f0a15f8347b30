// work
import SwiftUI

struct ShieldSettings: View {
    @State private var level = "standard"

    var body: some View {
        Form {
            Section {
                Picker("Tracker blocking", selection: $level) {
                    Text("Off").tag("off")
                    Text("Standard").tag("standard")
                }
            } footer: {
                Text("Applies to trackers and advertisements on all websites.")
            }
        }
    }
}
