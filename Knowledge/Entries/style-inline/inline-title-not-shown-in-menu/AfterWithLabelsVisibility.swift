// work
import SwiftUI

struct LibraryMenu: View {
    @State private var layout = "grid"
    @State private var order = "title"

    var body: some View {
        Menu("Display") {
            Picker("Layout", selection: $layout) {
                Text("Grid").tag("grid")
                Text("List").tag("list")
            }
            .pickerStyle(.inline)
            .labelsVisibility(.visible)
            Picker("Sort by", selection: $order) {
                Text("Title").tag("title")
                Text("Author").tag("author")
            }
            .pickerStyle(.inline)
            .labelsVisibility(.visible)
        }
    }
}
