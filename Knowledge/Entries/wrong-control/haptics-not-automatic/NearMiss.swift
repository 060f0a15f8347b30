// work
import SwiftUI

/// The system's own control: whatever it gives the finger comes with it, and nothing is to be added.
struct GearPicker: View {
    @Binding var gear: Int

    var body: some View {
        Picker("Gear", selection: $gear) {
            ForEach(1...4, id: \.self) { number in
                Text("\(number)")
            }
        }
        .pickerStyle(.wheel)
    }
}
