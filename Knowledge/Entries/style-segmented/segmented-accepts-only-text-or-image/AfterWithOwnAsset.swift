// work
import SwiftUI

struct ToolChoice: View {
    @State private var tool = 0

    var body: some View {
        Picker("Tool", selection: $tool) {
            // Assets of 24 points: the control draws an image in its own size.
            Image("brush-24", label: Text("Brush")).tag(0)
            Image("eraser-24", label: Text("Eraser")).tag(1)
        }
        .pickerStyle(.segmented)
    }
}
