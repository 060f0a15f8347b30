// work
import SwiftUI

struct NewItemKind: View {
    @State private var kind = "file"

    var body: some View {
        Picker("Kind", selection: $kind) {
            Label("File", systemImage: "doc").tag("file")
            Label("Folder", systemImage: "folder").tag("folder")
        }
        .labelStyle(.titleOnly)
        .pickerStyle(.segmented)
    }
}
