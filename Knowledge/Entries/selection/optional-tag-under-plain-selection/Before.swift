// misbehave: a choice changes nothing
import SwiftUI

/// A stored object, whose attributes are all optional.
final class Category: Identifiable {
    var name: String?

    init(name: String?) {
        self.name = name
    }
}

struct NewExpense: View {
    let categories: [Category]
    @State private var category = ""

    var body: some View {
        Form {
            Picker("Category", selection: $category) {
                Text("Other").tag("")
                ForEach(categories) { item in
                    Text(item.name ?? "Unnamed").tag(item.name)
                }
            }
        }
    }
}
