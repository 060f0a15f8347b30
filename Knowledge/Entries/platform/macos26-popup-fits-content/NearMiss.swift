// work
import SwiftUI

/// The pop-up may be as narrow as it likes: the form aligns it.
struct LoaderForm: View {
    @State private var loader = "plain"

    var body: some View {
        Form {
            Picker("Loader", selection: $loader) {
                Text("Plain").tag("plain")
                Text("Modded").tag("modded")
            }
            .pickerStyle(.menu)
        }
    }
}
