// work
import SwiftUI

struct FolderRow: View {
    let folders: [String]
    let openPanel: () -> Void
    @State private var folder = "Documents"

    private var choice: Binding<String> {
        Binding(get: { folder }, set: { new in
            if new == "other" { openPanel() } else { folder = new }
        })
    }

    var body: some View {
        Picker("Save in", selection: choice) {
            ForEach(folders, id: \.self) { folder in
                Text(folder)
            }
            Divider()
            Text("Other folder…").tag("other")
        }
    }
}
