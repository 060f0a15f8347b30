// misbehave
import SwiftUI

/// A home-made segmented control: it works, but the finger feels nothing.
struct GearControl: View {
    @Binding var gear: Int

    var body: some View {
        HStack {
            ForEach(1...4, id: \.self) { number in
                Button("\(number)") { gear = number }
                    .fontWeight(number == gear ? .bold : .regular)
                    .accessibilityAddTraits(number == gear ? .isSelected : [])
            }
        }
    }
}
