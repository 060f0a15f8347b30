// work
import SwiftUI

struct NotesFilter: View {
    @State private var shown = "all"

    var body: some View {
        HStack {
            Text("Notes").font(.headline)
            Spacer()
            Picker("Shown notes", selection: $shown) {
                Text("All").tag("all")
                Text("Starred").tag("starred")
            }
            .labelsHidden()
        }
    }
}
