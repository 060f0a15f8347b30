// work
import SwiftUI

/// One text and one symbol: that is what a menu can draw.
struct TransportForm: View {
    @State private var transport = "train"

    var body: some View {
        Form {
            Picker("Transport", selection: $transport) {
                Label("Train", systemImage: "tram").tag("train")
                Label("Bicycle", systemImage: "bicycle").tag("bicycle")
            }
            .pickerStyle(.menu)
        }
    }
}
