// work
import SwiftUI

/// No style either, but nothing depends on how it looks: a menu, a pushed list and a pop-up are all right here.
struct CurrencyRow: View {
    @State private var currency = "EUR"

    var body: some View {
        Form {
            Picker("Currency", selection: $currency) {
                Text("Euro").tag("EUR")
                Text("Franc").tag("CHF")
            }
        }
    }
}
