// work
import SwiftUI

/// A menu in the bar has the width of its title on every system.
struct MailboxBar: View {
    @State private var filter = "all"

    var body: some View {
        NavigationStack {
            Text("Mail")
                .toolbar {
                    Picker("Filter", selection: $filter) {
                        Text("All").tag("all")
                        Text("Unread").tag("unread")
                    }
                    .pickerStyle(.menu)
                }
        }
    }
}
