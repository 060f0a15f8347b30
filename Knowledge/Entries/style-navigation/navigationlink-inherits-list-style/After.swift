// work
import SwiftUI

struct ProfileSidebar: View {
    @State private var profile: String?
    @State private var protocolName = "WireGuard"

    var body: some View {
        NavigationSplitView {
            List(selection: $profile) {
                Text("Home").tag("home")
                Picker("Protocol", selection: $protocolName) {
                    ForEach(["WireGuard", "OpenVPN"], id: \.self) { Text($0).tag($0) }
                }
                .pickerStyle(.menu)
            }
            .listStyle(.sidebar)
        } detail: {
            Text(profile ?? "No profile")
        }
    }
}
