// misbehave: no option is marked
import SwiftUI

/// Stands for a document that another version of the app has written.
struct Invoice {
    var currency: String
    static let saved = Invoice(currency: "CHF")
}

struct InvoiceForm: View {
    private let currencies = ["EUR", "GBP", "USD"]
    @State private var currency = Invoice.saved.currency

    var body: some View {
        Form {
            Picker("Currency", selection: $currency) {
                ForEach(currencies, id: \.self) { code in
                    Text(code).tag(code)
                }
            }
        }
    }
}
