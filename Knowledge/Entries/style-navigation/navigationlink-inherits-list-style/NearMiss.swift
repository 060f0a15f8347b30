// work
import SwiftUI

/// An ordinary form in a stack: there is no sidebar whose look could be inherited.
struct AccountSettings: View {
    @State private var currency = "EUR"

    var body: some View {
        NavigationStack {
            Form {
                Picker("Currency", selection: $currency) {
                    ForEach(["EUR", "GBP", "USD"], id: \.self) { Text($0).tag($0) }
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}
