// work
import SwiftUI

/// Segmented up to a limit of its own: from the first accessibility size on the options are rows.
struct BoardOrder: View {
    @State private var order = 0
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Form {
            if typeSize < .accessibility1 {
                choice.pickerStyle(.segmented)
            } else {
                choice.pickerStyle(.inline)
            }
        }
    }

    private var choice: some View {
        Picker("Order", selection: $order) {
            Text("Newest").tag(0)
            Text("Most read").tag(1)
        }
    }
}
