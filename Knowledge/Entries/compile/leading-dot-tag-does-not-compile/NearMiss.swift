// work
import SwiftUI

enum Beverage: CaseIterable {
    case tea, coffee

    /// The parameter has a type here, so a leading dot is enough where it is called.
    static func title(_ beverage: Beverage) -> String {
        beverage == .tea ? "Tea" : "Coffee"
    }
}

struct OrderBar: View {
    @State private var beverage: Beverage = .tea

    var body: some View {
        Picker("Drink", selection: $beverage) {
            Text(Beverage.title(.tea)).tag(Beverage.tea)
            Text(Beverage.title(.coffee)).tag(Beverage.coffee)
        }
        .pickerStyle(.segmented)
    }
}
