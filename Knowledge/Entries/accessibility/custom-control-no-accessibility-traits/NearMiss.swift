// work
import SwiftUI

/// Self-made as well, but of buttons that say which of them is selected.
struct MealTabs: View {
    @State private var meal = "lunch"

    var body: some View {
        HStack {
            ForEach(["breakfast", "lunch", "dinner"], id: \.self) { value in
                Button(value.capitalized) { meal = value }
                    .accessibilityAddTraits(value == meal ? .isSelected : [])
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Meal")
    }
}
