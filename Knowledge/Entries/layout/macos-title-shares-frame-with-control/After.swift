// work
import SwiftUI

struct DetailBar: View {
    @State private var pane = "notes"

    var body: some View {
        HStack {
            Text("View").fixedSize()
            Picker("View", selection: $pane) {
                Text("Transcript").tag("transcript")
                Text("Notes").tag("notes")
                Text("Ask").tag("ask")
            }
            .labelsHidden()
            .pickerStyle(.segmented)
            .frame(minWidth: 120, maxWidth: 220)
        }
    }
}
