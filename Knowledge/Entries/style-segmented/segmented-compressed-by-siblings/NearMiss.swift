// work
import SwiftUI

/// An icon beside the segments has one small size and takes nothing from them.
struct VolumeBar: View {
    @State private var level = 1

    var body: some View {
        HStack {
            Image(systemName: "speaker.wave.2")
            Picker("Volume", selection: $level) {
                Text("Low").tag(0)
                Text("Mid").tag(1)
                Text("High").tag(2)
            }
            .labelsHidden()
            .pickerStyle(.segmented)
        }
    }
}
