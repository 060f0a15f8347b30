// work
import SwiftUI

/// A fallback too, but everyone asks the same property: what is shown is what is used.
struct TicketForm: View {
    let buy: (String) -> Void
    @State private var chosenClass: String?

    private var travelClass: Binding<String> {
        Binding(get: { chosenClass ?? "second" }, set: { chosenClass = $0 })
    }

    var body: some View {
        Form {
            Picker("Class", selection: travelClass) {
                Text("First").tag("first")
                Text("Second").tag("second")
            }
            Button("Buy") { buy(travelClass.wrappedValue) }
        }
    }
}
