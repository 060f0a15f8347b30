// work
import SwiftUI

struct SpeedSwitch: View {
    @State private var index = 2

    var body: some View {
        Picker("Speed", selection: $index) {
            ForEach(0..<3, id: \.self) { i in
                Text("\(i + 1)x").tag(i)
            }
        }
        .labelsHidden()
        .pickerStyle(.segmented)
    }
}
