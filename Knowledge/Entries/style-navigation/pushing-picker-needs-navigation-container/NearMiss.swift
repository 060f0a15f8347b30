// work
import SwiftUI

/// The sheet brings a stack of its own, so the row in it can push.
struct CartScreen: View {
    @State private var isOrdering = false
    @State private var country = "France"

    var body: some View {
        Button("Order") { isOrdering = true }
            .sheet(isPresented: $isOrdering) {
                NavigationStack {
                    Form {
                        Picker("Country", selection: $country) {
                            ForEach(["France", "Italy", "Spain"], id: \.self) { Text($0).tag($0) }
                        }
                        .pickerStyle(.navigationLink)
                    }
                }
            }
    }
}
