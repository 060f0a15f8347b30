// work
import SwiftUI

/// Stands for a document that another version of the app has written.
struct Invoice {
    var currency: String
    static let saved = Invoice(currency: "CHF")
}

struct InvoiceForm: View {
    private let currencies = ["EUR", "GBP", "USD"]
    @State private var currency = Invoice.saved.currency

    private var offered: [String] {
        currencies.contains(currency) ? currencies : currencies + [currency]
    }

    var body: some View {
        Form {
            Picker("Currency", selection: $currency) {
                ForEach(offered, id: \.self) { code in
                    Text(code).tag(code)
                }
            }
        }
    }
}
