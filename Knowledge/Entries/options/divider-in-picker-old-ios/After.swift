// work
import SwiftUI

struct RefreshSettings: View {
    @State private var minutes = 0

    var body: some View {
        Form {
            Picker("Refresh", selection: $minutes) {
                Text("Manually").tag(0)
                if #available(iOS 16, *) { Divider() }
                Text("Every 15 minutes").tag(15)
                Text("Every hour").tag(60)
            }
        }
    }
}
