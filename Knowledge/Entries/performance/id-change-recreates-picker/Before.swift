// misbehave
import SwiftUI

struct RangeWheel: View {
    @Binding var high: Int
    let allowed: [Int]

    var body: some View {
        Picker("High", selection: $high) {
            ForEach(allowed, id: \.self) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .id(allowed)
    }
}
