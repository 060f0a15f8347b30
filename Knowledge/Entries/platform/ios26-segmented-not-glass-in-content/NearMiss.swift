// work
import SwiftUI

/// A segmented picker among the settings: it is content, and flat is its right look.
struct MapSettings: View {
    @State private var kind = "standard"

    var body: some View {
        Form {
            Picker("Map", selection: $kind) {
                Text("Standard").tag("standard")
                Text("Satellite").tag("satellite")
            }
            .pickerStyle(.segmented)
        }
    }
}
