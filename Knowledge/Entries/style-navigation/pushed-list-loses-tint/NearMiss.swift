// work
import SwiftUI

/// The automatic style is a menu that opens in place: there is no pushed list that could lose the form's tint.
struct RefreshSettings: View {
    @State private var minutes = 15

    var body: some View {
        Form {
            Picker("Refresh", selection: $minutes) {
                Text("Every 15 minutes").tag(15)
                Text("Every hour").tag(60)
            }
        }
        .tint(.orange)
    }
}
