// work
import SwiftUI

/// No section header says the same: the picker's own title is the heading.
struct CaptionSettings: View {
    @State private var size = "medium"

    var body: some View {
        Form {
            Picker("Caption size", selection: $size) {
                Text("Small").tag("small")
                Text("Medium").tag("medium")
                Text("Large").tag("large")
            }
            .pickerStyle(.inline)
        }
    }
}
