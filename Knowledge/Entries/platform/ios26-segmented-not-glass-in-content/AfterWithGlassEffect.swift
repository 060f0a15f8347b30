// work
import SwiftUI

struct CallDetails: View {
    @State private var tab = "details"

    var body: some View {
        VStack {
            if #available(iOS 26.0, *) {
                tabs.glassEffect(.regular, in: Capsule())
            } else {
                tabs
            }
            Text(tab)
        }
    }

    private var tabs: some View {
        Picker("Tab", selection: $tab) {
            Text("Details").tag("details")
            Text("Voicemail").tag("voicemail")
        }
        .pickerStyle(.segmented)
    }
}
