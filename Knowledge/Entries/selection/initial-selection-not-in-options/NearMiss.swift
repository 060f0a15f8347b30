// work
import SwiftUI

/// The start is not the first option, yet it is one of them.
struct TextSizeSettings: View {
    @State private var size = "medium"

    var body: some View {
        Form {
            Picker("Text size", selection: $size) {
                ForEach(["small", "medium", "large"], id: \.self) { size in
                    Text(size).tag(size)
                }
            }
        }
    }
}
