// work
import SwiftUI

/// A value is equal to its copy, so a fresh one of a fixed list meets its option.
struct Currency: Identifiable, Hashable {
    let id: String
    let symbol: String

    static let all = [Currency(id: "EUR", symbol: "€"), Currency(id: "JPY", symbol: "¥")]
}

struct PriceForm: View {
    @State private var currency = Currency(id: "EUR", symbol: "€")

    var body: some View {
        Form {
            Picker("Currency", selection: $currency) {
                ForEach(Currency.all) { currency in
                    Text(currency.symbol).tag(currency)
                }
            }
        }
    }
}
