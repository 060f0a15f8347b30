// work
import SwiftUI

struct FolderRow: View {
    let folders: [String]
    let openPanel: () -> Void
    @State private var folder = "Documents"

    var body: some View {
        LabeledContent("Save in") {
            Menu(folder) {
                Picker("Save in", selection: $folder) {
                    ForEach(folders, id: \.self) { folder in
                        Text(folder)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
                Divider()
                Button("Other folder…") { openPanel() }
            }
        }
    }
}
