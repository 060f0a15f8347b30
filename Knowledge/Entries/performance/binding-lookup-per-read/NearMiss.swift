// work
import SwiftUI

/// A binding of its own that only converts: nothing is searched.
struct VolumeRow: View {
    @Binding var volume: Double

    var body: some View {
        Picker("Volume", selection: level) {
            Text("Low").tag(1)
            Text("High").tag(2)
        }
    }

    private var level: Binding<Int> {
        Binding(get: { volume < 0.5 ? 1 : 2 }, set: { volume = $0 == 1 ? 0.2 : 0.8 })
    }
}
