// work
import SwiftUI

struct PlacesScreen: View {
    @State private var mode = "map"

    var body: some View {
        ScrollView {
            Color.black.frame(height: 600)
            Color.white.frame(height: 600)
        }
        .toolbar {
            ToolbarItem {
                Picker("Mode", selection: $mode) {
                    Text("Map").tag("map")
                    Text("List").tag("list")
                }
                .pickerStyle(.segmented)
            }
        }
    }
}
