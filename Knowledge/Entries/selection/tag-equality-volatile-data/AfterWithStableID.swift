// work
import SwiftUI

struct Playlist: Identifiable, Hashable {
    let id: Int
    var title: String
}

struct PlaylistMenu: View {
    @State private var playlists = [Playlist(id: 1, title: "Morning"), Playlist(id: 2, title: "Running")]
    @State private var playlistID = 1

    var body: some View {
        VStack {
            Picker("Playlist", selection: $playlistID) {
                ForEach(playlists) { playlist in
                    Text(playlist.title).tag(playlist.id)
                }
            }
            Button("Rename") { playlists[0].title = "Early morning" }
        }
    }
}
