// work
import SwiftUI

/// The menu is in the content and not in the toolbar, where it is always brought up to date.
struct Shelf: View {
    @State private var filter = "all"

    var body: some View {
        VStack {
            Menu("Filter") {
                Picker("Filter", selection: $filter) {
                    Text("All").tag("all")
                    Text("Unread").tag("unread")
                }
            }
            Text("Shown: \(filter)")
        }
    }
}
