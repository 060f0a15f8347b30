// work
import SwiftUI

/// A search field and a picker on one screen, but the search is for the list below and the picker only filters it.
struct RecipeScreen: View {
    let recipes: [String]
    @State private var term = ""
    @State private var order = "name"

    private var found: [String] {
        let matching = term.isEmpty ? recipes : recipes.filter { $0.localizedStandardContains(term) }
        return order == "name" ? matching.sorted() : matching
    }

    var body: some View {
        NavigationStack {
            List {
                Picker("Order", selection: $order) {
                    Text("By name").tag("name")
                    Text("As entered").tag("entered")
                }
                ForEach(found, id: \.self) { recipe in
                    Text(recipe)
                }
            }
            .searchable(text: $term)
        }
    }
}
