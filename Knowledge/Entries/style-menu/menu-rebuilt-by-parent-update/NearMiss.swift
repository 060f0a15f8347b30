// work
import SwiftUI

/// The screen changes when somebody chooses, and at no other time: nothing disturbs an open menu.
struct RecipeList: View {
    @State private var order = "name"

    var body: some View {
        NavigationStack {
            Text("Sorted by \(order)")
                .toolbar {
                    Menu("Sort") {
                        Picker("Sort", selection: $order) {
                            Text("Name").tag("name")
                            Text("Time").tag("time")
                        }
                    }
                }
        }
    }
}
