// work
import SwiftUI

/// A title of two words is short enough to stand beside its value.
struct FontSettings: View {
    @State private var size = 14

    var body: some View {
        Form {
            Picker("Text size", selection: $size) {
                Text("Small").tag(12)
                Text("Medium").tag(14)
            }
        }
    }
}
