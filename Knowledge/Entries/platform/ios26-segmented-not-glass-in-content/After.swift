// work
import SwiftUI

struct CallDetails: View {
    @State private var tab = "details"

    var body: some View {
        List {
            Text(tab)
        }
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Picker("Tab", selection: $tab) {
                    Text("Details").tag("details")
                    Text("Voicemail").tag("voicemail")
                }
                .pickerStyle(.segmented)
            }
        }
    }
}
