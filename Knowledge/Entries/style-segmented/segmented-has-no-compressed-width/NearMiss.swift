// work
import SwiftUI

/// Three short words: their minimum is far below any window's width.
struct ViewModeSettings: View {
    @State private var mode = "list"

    var body: some View {
        Form {
            Picker("View", selection: $mode) {
                Text("List").tag("list")
                Text("Grid").tag("grid")
                Text("Map").tag("map")
            }
            .pickerStyle(.segmented)
        }
    }
}
