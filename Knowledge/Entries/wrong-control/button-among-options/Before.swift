// misbehave: a choice changes nothing
import SwiftUI

struct FolderRow: View {
    let folders: [String]
    let openPanel: () -> Void
    @State private var folder = "Documents"

    var body: some View {
        Picker("Save in", selection: $folder) {
            ForEach(folders, id: \.self) { folder in
                Text(folder)
            }
            Divider()
            Button("Other folder…") { openPanel() }
        }
    }
}
