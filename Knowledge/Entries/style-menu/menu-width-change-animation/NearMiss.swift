// work
import SwiftUI

/// The icon is as wide for every choice: nothing has to change its size.
struct LayoutSwitch: View {
    @State private var grid = true

    var body: some View {
        NavigationStack {
            Text(grid ? "Grid" : "List")
                .toolbar {
                    Menu {
                        Picker("Layout", selection: $grid) {
                            Text("Grid").tag(true)
                            Text("List").tag(false)
                        }
                    } label: {
                        Image(systemName: "square.grid.2x2")
                            .padding(8)
                            .background(.thinMaterial, in: Circle())
                    }
                    .accessibilityLabel("Layout")
                }
        }
    }
}
