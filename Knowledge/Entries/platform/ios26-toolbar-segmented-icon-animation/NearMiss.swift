// work
import SwiftUI

/// Icons in a segmented picker, but in the content: no bar changes its colours there.
struct LayoutChooser: View {
    @State private var layout = "grid"

    var body: some View {
        VStack {
            Picker("Layout", selection: $layout) {
                Image(systemName: "square.grid.2x2").accessibilityLabel("Grid").tag("grid")
                Image(systemName: "list.bullet").accessibilityLabel("List").tag("list")
            }
            .pickerStyle(.segmented)
            Text(layout)
        }
    }
}
