// work
import SwiftUI

struct ToolChoice: View {
    @State private var tool = 0

    var body: some View {
        Picker("Tool", selection: $tool) {
            Image(systemName: "paintbrush").accessibilityLabel("Brush").tag(0)
            Image(systemName: "eraser").accessibilityLabel("Eraser").tag(1)
        }
        .pickerStyle(.segmented)
    }
}
