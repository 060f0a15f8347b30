// misbehave: no option is marked
import SwiftUI

/// Stands for UserDefaults, where an earlier version stored a size that is no longer offered.
enum StoredSettings {
    static var thumbnailSize: Int { 1 }
}

struct GallerySettings: View {
    @State private var thumbnailSize = StoredSettings.thumbnailSize

    var body: some View {
        Form {
            Picker("Thumbnails", selection: $thumbnailSize) {
                Text("Small").tag(0)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
        }
    }
}
