// work
import SwiftUI

/// Only text and shapes are rendered; the picker stays on the screen.
struct BadgeMaker: View {
    @State private var level = 1
    @State private var badge: Image?

    var body: some View {
        VStack {
            Picker("Level", selection: $level) {
                Text("Bronze").tag(1)
                Text("Silver").tag(2)
            }
            Button("Make badge") {
                let renderer = ImageRenderer(content: Text("Level \(level)").padding())
                if let image = renderer.uiImage {
                    badge = Image(uiImage: image)
                }
            }
            badge
        }
    }
}
