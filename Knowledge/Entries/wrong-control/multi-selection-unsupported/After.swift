// work
import SwiftUI

struct ToppingForm: View {
    let toppings: [String]
    @State private var chosen: Set<String> = []

    var body: some View {
        Form {
            Section("Toppings") {
                ForEach(toppings, id: \.self) { topping in
                    Toggle(topping, isOn: isChosen(topping))
                }
            }
        }
    }

    private func isChosen(_ topping: String) -> Binding<Bool> {
        Binding(get: { chosen.contains(topping) }, set: { isOn in
            if isOn { chosen.insert(topping) } else { chosen.remove(topping) }
        })
    }
}
