// work
import SwiftUI

/// Text of the wheel's own size fits into its rows; only the whole control gets a height.
struct OvenTimer: View {
    @State private var minutes = 20

    var body: some View {
        Picker("Minutes", selection: $minutes) {
            ForEach([10, 20, 30, 40], id: \.self) { Text("\($0) min").tag($0) }
        }
        .pickerStyle(.wheel)
        .frame(height: 150)
        .clipped()
    }
}
