// work
import SwiftUI

/// The options consist of words, so they name themselves.
struct WeightPicker: View {
    @State private var weight = "thin"

    var body: some View {
        Picker("Line weight", selection: $weight) {
            Text("Thin").help("One point").tag("thin")
            Text("Bold").help("Four points").tag("bold")
        }
        .pickerStyle(.segmented)
    }
}
