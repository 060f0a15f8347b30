// work
import SwiftUI

/// Picker and button have a row each: the automatic style may have the whole of its own.
struct TransferForm: View {
    @State private var account = "giro"
    @State private var showsDetails = false

    var body: some View {
        Form {
            Picker("Account", selection: $account) {
                Text("Current").tag("giro")
                Text("Savings").tag("savings")
            }
            Button("Details") { showsDetails = true }
        }
        .sheet(isPresented: $showsDetails) { Text("Details") }
    }
}
