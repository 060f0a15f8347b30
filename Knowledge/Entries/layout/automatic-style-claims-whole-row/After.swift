// work
import SwiftUI

struct FilterRow: View {
    @State private var field = "payee"
    @State private var showsValues = false

    var body: some View {
        Form {
            HStack {
                Picker("Field", selection: $field) {
                    Text("Payee").tag("payee")
                    Text("Amount").tag("amount")
                }
                .labelsHidden()
                .pickerStyle(.menu)
                Spacer()
                Button("Values") { showsValues = true }
                    .buttonStyle(.borderless)
            }
        }
        .sheet(isPresented: $showsValues) { Text("Values") }
    }
}
