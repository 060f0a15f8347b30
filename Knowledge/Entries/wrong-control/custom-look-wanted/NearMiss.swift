// work
import SwiftUI

/// What the design asks for is within the system's means: a tint and a size.
struct RangeSwitch: View {
    @Binding var range: Int

    var body: some View {
        Picker("Range", selection: $range) {
            Text("7 days").tag(7)
            Text("30 days").tag(30)
        }
        .pickerStyle(.menu)
        .tint(.indigo)
        .controlSize(.large)
    }
}
