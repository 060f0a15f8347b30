// misbehave
import SwiftUI

struct AddFeed: View {
    @State private var folder = "News"

    var body: some View {
        NavigationStack {
            Form {
                Picker("Folder", selection: $folder) {
                    ForEach(["News", "Comics", "Work"], id: \.self) { name in
                        Label(name, systemImage: "folder").tag(name)
                    }
                }
                .pickerStyle(.navigationLink)
            }
            .tint(.orange)
        }
    }
}
