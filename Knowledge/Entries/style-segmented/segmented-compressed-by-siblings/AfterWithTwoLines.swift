// work
import SwiftUI

struct DrawingBar: View {
    @State private var tool = "Pen"

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Tool", selection: $tool) {
                ForEach(["Pen", "Arrow", "Box"], id: \.self) { Text($0).tag($0) }
            }
            .labelsHidden()
            .pickerStyle(.segmented)
            Text(tool == "Box" ? "Hold the button and drag to draw a rectangle" : "Click to draw")
        }
    }
}
