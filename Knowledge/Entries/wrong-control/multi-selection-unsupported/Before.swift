// misbehave: no option is marked, a choice changes nothing
import SwiftUI

struct ToppingForm: View {
    let toppings: [String]
    @State private var chosen: Set<String> = []

    var body: some View {
        Form {
            Picker("Toppings", selection: $chosen) {
                ForEach(toppings, id: \.self) { topping in
                    Text(topping).tag(topping)
                }
            }
        }
    }
}
