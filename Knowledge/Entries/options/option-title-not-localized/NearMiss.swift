// work
import SwiftUI

/// Names that the user typed are data: they are shown as they are.
struct AlbumField: View {
    let albums: [String]
    @Binding var album: String

    var body: some View {
        Picker("Album", selection: $album) {
            ForEach(albums, id: \.self) { name in
                Text(name).tag(name)
            }
        }
    }
}
