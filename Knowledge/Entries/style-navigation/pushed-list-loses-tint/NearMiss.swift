// work
import SwiftUI

/// A menu opens in place and is no pushed list; the form's tint colours its button.
struct RefreshSettings: View {
    @State private var minutes = 15

    var body: some View {
        Form {
            Picker("Refresh", selection: $minutes) {
                Text("Every 15 minutes").tag(15)
                Text("Every hour").tag(60)
            }
            .pickerStyle(.menu)
        }
        .tint(.orange)
    }
}
