// work
import SwiftUI

struct DictationMode: View {
    @State private var mode = "hold"
    private let modes = ["hold", "toggle"]

    var body: some View {
        Picker("Dictation", selection: $mode) {
            ForEach(modes, id: \.self) { value in
                Text(value.capitalized).tag(value)
            }
        }
        .labelsHidden()
        .pickerStyle(.segmented)
    }
}
