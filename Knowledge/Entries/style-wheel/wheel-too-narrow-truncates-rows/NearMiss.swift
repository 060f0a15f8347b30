// work
import SwiftUI

/// One digit and the wheel's margins fit into 80 points.
struct DigitWheel: View {
    @State private var digit = 3

    var body: some View {
        Picker("Digit", selection: $digit) {
            ForEach(0..<10, id: \.self) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .frame(width: 80)
        .clipped()
    }
}
