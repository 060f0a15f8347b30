// work
import SwiftUI

/// The empty string is a real answer here: it has an option of its own.
struct ShirtForm: View {
    @State private var size = ""

    var body: some View {
        Form {
            Picker("Size", selection: $size) {
                Text("No shirt").tag("")
                Text("Medium").tag("M")
                Text("Large").tag("L")
            }
        }
    }
}
