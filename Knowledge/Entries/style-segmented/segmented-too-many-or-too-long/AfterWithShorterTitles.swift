// work
import SwiftUI

enum Expense: String, CaseIterable {
    case food = "Food"
    case travel = "Travel"
    case home = "Home"
    case other = "Other"
}

struct ExpenseForm: View {
    @State private var expense = Expense.food

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
