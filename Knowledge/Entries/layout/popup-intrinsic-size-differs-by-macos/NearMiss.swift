// work
import SwiftUI

/// A width is fixed and the height is left to the system, so every release has room for its own pop-up.
struct ServerPane: View {
    @State private var region = "eu"

    var body: some View {
        Picker("Region", selection: $region) {
            Text("Europe").tag("eu")
            Text("America").tag("us")
        }
        .pickerStyle(.menu)
        .frame(width: 220)
    }
}
