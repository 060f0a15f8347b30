// work
import SwiftUI

/// Two pickers on one screen, but the second one offers the same options whatever the first one says.
struct CoffeeOrder: View {
    @State private var drink = "Latte"
    @State private var size = "Small"

    var body: some View {
        Form {
            Picker("Drink", selection: $drink) {
                ForEach(["Latte", "Mocha"], id: \.self) { name in
                    Text(name).tag(name)
                }
            }
            Picker("Size", selection: $size) {
                ForEach(["Small", "Large"], id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
    }
}
