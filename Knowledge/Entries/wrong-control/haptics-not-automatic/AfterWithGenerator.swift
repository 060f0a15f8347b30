// work
import SwiftUI

struct GearControl: View {
    @Binding var gear: Int

    var body: some View {
        HStack {
            ForEach(1...4, id: \.self) { number in
                Button("\(number)") { choose(number) }
                    .fontWeight(number == gear ? .bold : .regular)
                    .accessibilityAddTraits(number == gear ? .isSelected : [])
            }
        }
    }

    private func choose(_ number: Int) {
        guard number != gear else { return }
        gear = number
        UISelectionFeedbackGenerator().selectionChanged()
    }
}
