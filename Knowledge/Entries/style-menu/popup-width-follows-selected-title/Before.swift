// misbehave
import SwiftUI

struct BuildPanel: View {
    @State private var branch = "feature/rework-of-the-settings-window-and-its-toolbar"
    let branches = ["main", "feature/rework-of-the-settings-window-and-its-toolbar"]

    var body: some View {
        HStack {
            Picker("Branch", selection: $branch) {
                ForEach(branches, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
            .labelsHidden()
            .fixedSize()
            Button("Refresh", systemImage: "arrow.clockwise") { print("refresh") }
        }
        .frame(width: 320)
    }
}
