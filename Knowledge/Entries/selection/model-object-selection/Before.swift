// misbehave: no option is marked
import SwiftUI

/// Stands for a managed object: two instances are equal only when they are the same one.
final class ExpenseCategory: Identifiable, Hashable {
    let id: String
    var name: String

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    static func == (left: ExpenseCategory, right: ExpenseCategory) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct ExpenseForm: View {
    @State private var categories = [
        ExpenseCategory(id: "food", name: "Food"),
        ExpenseCategory(id: "travel", name: "Travel"),
    ]
    @State private var category = ExpenseCategory(id: "food", name: "Food")

    var body: some View {
        Form {
            Picker("Category", selection: $category) {
                ForEach(categories) { category in
                    Text(category.name).tag(category)
                }
            }
        }
    }
}
