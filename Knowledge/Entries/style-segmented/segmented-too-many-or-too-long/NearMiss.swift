// work
import SwiftUI

/// Five segments of one or two letters: as many as Apple advises, and all fit.
struct ShirtSize: View {
    @State private var size = "M"

    var body: some View {
        Picker("Size", selection: $size) {
            Text("XS").tag("XS")
            Text("S").tag("S")
            Text("M").tag("M")
            Text("L").tag("L")
            Text("XL").tag("XL")
        }
        .pickerStyle(.segmented)
        .padding()
    }
}
