// work
import SwiftUI

/// A text and a symbol are all that a menu item takes, and all that is here.
struct TransportMode: View {
    @State private var mode = "train"

    var body: some View {
        Form {
            Picker("By", selection: $mode) {
                Label("Train", systemImage: "tram").tag("train")
                Label("Bicycle", systemImage: "bicycle").tag("bicycle")
            }
            .pickerStyle(.menu)
        }
    }
}
