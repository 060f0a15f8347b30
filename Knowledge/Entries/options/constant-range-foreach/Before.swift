// misbehave: the number of rows changes
import SwiftUI

struct Account: Identifiable {
    let id: Int
    var name: String
}

struct TransferForm: View {
    @State private var accounts = [Account(id: 1, name: "Cash"), Account(id: 2, name: "Savings")]
    @State private var source = 0

    var body: some View {
        Form {
            Picker("From", selection: $source) {
                ForEach(0..<accounts.count) { index in
                    Text(accounts[index].name).tag(index)
                }
            }
            Button("Add account") { accounts.append(Account(id: accounts.count + 1, name: "Card")) }
        }
    }
}
