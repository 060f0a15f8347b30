// work
import SwiftUI

/// A segmented picker in the toolbar is no single-selection menu.
struct BoardScreen: View {
    @State private var mode = "list"

    var body: some View {
        Text(mode)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Picker("Mode", selection: $mode) {
                        Text("List").tag("list")
                        Text("Board").tag("board")
                    }
                    .pickerStyle(.segmented)
                }
            }
    }
}
