// misbehave
import SwiftUI

struct DrawingBar: View {
    @State private var tool = "Pen"

    var body: some View {
        HStack {
            Picker("Tool", selection: $tool) {
                ForEach(["Pen", "Arrow", "Box"], id: \.self) { Text($0).tag($0) }
            }
            .labelsHidden()
            .pickerStyle(.segmented)
            .frame(maxWidth: 320)
            Text(tool == "Box" ? "Hold the button and drag to draw a rectangle" : "Click to draw")
        }
    }
}
