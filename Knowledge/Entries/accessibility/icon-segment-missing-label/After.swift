// work
import SwiftUI

struct CapPicker: View {
    @State private var cap = "square"

    var body: some View {
        Picker("Line end", selection: $cap) {
            Image("cap-square").help("Square end").accessibilityLabel("Square end").tag("square")
            Image("cap-round").help("Round end").accessibilityLabel("Round end").tag("round")
        }
        .pickerStyle(.segmented)
    }
}
