// work
import SwiftUI

/// A picker of the menu style is itself on screen, so its modifier watches from the first moment.
struct FilterButton: View {
    @State private var filter = "all"
    let reload: (String) -> Void

    var body: some View {
        Picker("Filter", selection: $filter) {
            Text("All").tag("all")
            Text("Unread").tag("unread")
        }
        .pickerStyle(.menu)
        .onChange(of: filter) { _, new in reload(new) }
    }
}
