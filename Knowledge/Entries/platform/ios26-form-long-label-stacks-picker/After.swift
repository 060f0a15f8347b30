// work
import SwiftUI

struct ShieldSettings: View {
    @State private var level = "standard"

    var body: some View {
        Form {
            HStack {
                Text("Block trackers and advertisements on all websites")
                    .accessibilityHidden(true)
                Spacer()
                Picker("Block trackers and advertisements on all websites", selection: $level) {
                    Text("Off").tag("off")
                    Text("Standard").tag("standard")
                }
                .labelsHidden()
                .layoutPriority(1)
            }
        }
    }
}
