// work
import SwiftUI

struct FilterMenu: View {
    @State private var filter = "all"
    let reload: (String) -> Void

    var body: some View {
        Menu("Filter") {
            Picker("Filter", selection: $filter) {
                Text("All").tag("all")
                Text("Unread").tag("unread")
                Text("Starred").tag("starred")
            }
        }
        .onChange(of: filter) { _, new in reload(new) }
    }
}
