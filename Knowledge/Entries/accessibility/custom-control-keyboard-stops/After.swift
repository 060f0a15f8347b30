// work
import SwiftUI

struct LevelStrip: View {
    @State private var isExpert = false

    var body: some View {
        Picker("Level", selection: $isExpert) {
            Text("Simple").tag(false)
            Text("Expert").tag(true)
        }
        .labelsHidden()
        .pickerStyle(.segmented)
    }
}
