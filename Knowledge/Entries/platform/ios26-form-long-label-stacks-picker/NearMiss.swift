// work
import SwiftUI

/// A title of two words fits beside its value on every system.
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
