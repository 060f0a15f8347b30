// work
import SwiftUI

struct Playlist: Identifiable, Equatable {
    let id: Int
    var name: String
}

/// The list is changed elsewhere, so the picker watches it.
struct PlaylistBar: View {
    let playlists: [Playlist]
    @Binding var playlistID: Int?

    var body: some View {
        Picker("Playlist", selection: $playlistID) {
            Text("None").tag(Int?.none)
            ForEach(playlists) { playlist in
                Text(playlist.name).tag(Optional(playlist.id))
            }
        }
        .onChange(of: playlists, initial: true) { _, now in
            if !now.contains(where: { $0.id == playlistID }) { playlistID = nil }
        }
    }
}
