// misbehave
import SwiftUI

struct ShieldSettings: View {
    @State private var level = "standard"

    var body: some View {
        Form {
            Picker("Block trackers and advertisements on all websites", selection: $level) {
                Text("Off").tag("off")
                Text("Standard").tag("standard")
            }
        }
    }
}
