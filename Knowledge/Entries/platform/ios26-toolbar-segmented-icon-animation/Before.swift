// misbehave
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
                    Label("Map", systemImage: "map").tag("map")
                    Label("List", systemImage: "list.bullet").tag("list")
                }
                .pickerStyle(.segmented)
            }
        }
    }
}
