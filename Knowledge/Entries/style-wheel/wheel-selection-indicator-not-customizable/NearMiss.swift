// work
import SwiftUI

/// The colour is meant for the whole card behind the wheel, and that is where it goes.
struct PortionCard: View {
    @State private var portions = 4

    var body: some View {
        Picker("Portions", selection: $portions) {
            ForEach(Array(1...12), id: \.self) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 16))
    }
}
