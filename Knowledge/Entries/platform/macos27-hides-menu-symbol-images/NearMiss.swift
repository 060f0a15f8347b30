// work
import SwiftUI

/// Symbols in a segmented picker: that is no menu, and they stay.
struct AlignmentPicker: View {
    @State private var alignment = "left"

    var body: some View {
        Picker("Alignment", selection: $alignment) {
            Image(systemName: "text.alignleft").accessibilityLabel("Left").tag("left")
            Image(systemName: "text.aligncenter").accessibilityLabel("Centre").tag("centre")
        }
        .pickerStyle(.segmented)
    }
}
