// work
import SwiftUI

struct CaptureSettings: View {
    @State private var tool = 0
    let tools = ["Capture a part of the screen", "Record the screen", "Copy text from the screen", "Measure a distance"]

    var body: some View {
        NavigationSplitView {
            List { Text("Capture") }
        } detail: {
            ViewThatFits(in: .horizontal) {
                picker.pickerStyle(.segmented)
                picker.pickerStyle(.menu)
            }
        }
    }

    private var picker: some View {
        Picker("Tool", selection: $tool) {
            ForEach(tools.indices, id: \.self) { Text(tools[$0]).tag($0) }
        }
        .labelsHidden()
    }
}
