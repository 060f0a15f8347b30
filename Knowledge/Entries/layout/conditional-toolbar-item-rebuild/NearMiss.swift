// work
import SwiftUI

/// The item is always there and only disabled: the set of items never changes.
struct Inbox: View {
    @State private var filter = "unread"
    let isSyncing: Bool

    var body: some View {
        Text("Inbox")
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Picker("Filter", selection: $filter) {
                        Text("Unread").tag("unread")
                        Text("All").tag("all")
                    }
                    .pickerStyle(.segmented)
                    .fixedSize()
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Sync") { print("sync") }
                        .disabled(isSyncing)
                }
            }
    }
}
