// misbehave
import SwiftUI

enum Expense: String, CaseIterable {
    case groceries = "Groceries"
    case transport = "Public transport"
    case rent = "Rent and utilities"
    case health = "Health"
    case leisure = "Leisure and culture"
    case other = "Everything else"
}

struct ExpenseForm: View {
    @State private var expense = Expense.groceries

    var body: some View {
        VStack(alignment: .leading) {
            Text("Category").font(.headline)
            Picker("Category", selection: $expense) {
                ForEach(Expense.allCases, id: \.self) { expense in
                    Text(expense.rawValue).tag(expense)
                }
            }
            .pickerStyle(.segmented)
        }
        .padding()
    }
}
