// work
import SwiftUI

struct ToppingForm: View {
    let toppings: [String]
    @State private var chosen: Set<String> = []

    var body: some View {
        Form {
            NavigationLink("Toppings: \(chosen.count)") {
                ToppingList(toppings: toppings, chosen: $chosen)
            }
        }
    }
}

struct ToppingList: View {
    let toppings: [String]
    @Binding var chosen: Set<String>

    var body: some View {
        List(toppings, id: \.self) { topping in
            Button {
                if chosen.remove(topping) == nil { chosen.insert(topping) }
            } label: {
                HStack {
                    Text(topping)
                    Spacer()
                    if chosen.contains(topping) { Image(systemName: "checkmark") }
                }
            }
            .accessibilityAddTraits(chosen.contains(topping) ? .isSelected : [])
        }
    }
}
