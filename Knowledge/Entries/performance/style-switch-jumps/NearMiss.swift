// work
import SwiftUI

/// The style depends on the text size only, which hardly ever changes while the screen is in use.
struct ClassFilter: View {
    @State private var shown = 0
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize.isAccessibilitySize {
            filter.pickerStyle(.inline)
        } else {
            filter.pickerStyle(.segmented)
        }
    }

    private var filter: some View {
        Picker("Shown", selection: $shown) {
            Text("All").tag(0)
            Text("Mine").tag(1)
        }
    }
}
