// work
import SwiftUI

/// The tint is meant: the picker is the one coloured control of its bar.
struct TagBar: View {
    @State private var tag = "red"

    var body: some View {
        HStack {
            Text("Tag")
            Picker("Tag", selection: $tag) {
                Text("Red").tag("red")
                Text("Blue").tag("blue")
            }
            .labelsHidden()
            .pickerStyle(.menu)
            .tint(.red)
        }
    }
}
