// work
import SwiftUI

struct TopUpForm: View {
    @State private var walletID = 1

    var body: some View {
        NavigationStack {
            Form {
                Picker("Wallet", selection: $walletID) {
                    Text("Savings").accessibilityIdentifier("wallet-1").tag(1)
                    Text("Travel").accessibilityIdentifier("wallet-2").tag(2)
                }
                .pickerStyle(.navigationLink)
                .accessibilityIdentifier("wallet-picker")
            }
        }
    }
}
