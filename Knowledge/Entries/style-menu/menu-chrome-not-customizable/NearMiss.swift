// work
import SwiftUI

/// The label of a Menu is a view like any other: font and colour reach it.
struct SortButton: View {
    @State private var order = "Newest"

    var body: some View {
        Menu {
            Picker("Order", selection: $order) {
                Text("Newest").tag("Newest")
                Text("Cheapest").tag("Cheapest")
            }
        } label: {
            Label(order, systemImage: "arrow.up.arrow.down")
        }
        .font(.headline)
        .foregroundStyle(.brown)
    }
}
