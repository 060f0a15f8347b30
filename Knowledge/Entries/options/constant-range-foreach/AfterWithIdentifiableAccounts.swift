// work
import SwiftUI

struct Account: Identifiable {
    let id: Int
    var name: String
}

struct TransferForm: View {
    @State private var accounts = [Account(id: 1, name: "Cash"), Account(id: 2, name: "Savings")]
    @State private var source = 1

    var body: some View {
        Form {
            Picker("From", selection: $source) {
                ForEach(accounts) { account in
                    Text(account.name).tag(account.id)
                }
            }
            Button("Add account") { accounts.append(Account(id: accounts.count + 1, name: "Card")) }
        }
    }
}
