// work
import SwiftUI

struct MapStyleSheet: View {
    @Binding var style: String

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
    @State private var choosing = false

    var body: some View {
        VStack {
            Text(style == "satellite" ? "Satellite map" : "Standard map")
            Button("Style") { choosing = true }
        }
        .sheet(isPresented: $choosing) { MapStyleSheet(style: $style) }
    }
}
