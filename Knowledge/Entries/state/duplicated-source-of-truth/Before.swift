// misbehave
import SwiftUI

struct MapSettings: View {
    @AppStorage("mapStyle") private var style = "standard"

    var body: some View {
        Form {
            Picker("Map style", selection: $style) {
                Text("Standard").tag("standard")
                Text("Satellite").tag("satellite")
            }
        }
    }
}

struct MapScreen: View {
    @State private var style = "standard"

    var body: some View {
        NavigationStack {
            Text(style == "satellite" ? "Satellite map" : "Standard map")
                .toolbar {
                    NavigationLink("Settings") { MapSettings() }
                }
        }
    }
}
