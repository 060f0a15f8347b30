// work
import SwiftUI

/// The control is disabled on purpose, on every system and with every Xcode.
struct SyncSettings: View {
    @State private var interval = 15
    let isSignedIn: Bool

    var body: some View {
        Form {
            Picker("Sync", selection: $interval) {
                Text("15 min").tag(15)
                Text("Hourly").tag(60)
            }
            .disabled(!isSignedIn)
        }
    }
}
