// work
import SwiftUI

/// A menu item has a title and an image: here both are shown.
struct SortOrderMenu: View {
    @State private var order = "name"

    var body: some View {
        Picker("Order", selection: $order) {
            Label("Name", systemImage: "textformat").tag("name")
            Label("Date", systemImage: "calendar").tag("date")
        }
        .labelStyle(.titleAndIcon)
        .pickerStyle(.menu)
    }
}
