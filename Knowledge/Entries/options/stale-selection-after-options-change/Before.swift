// misbehave: no option is marked
import SwiftUI

struct Playlist: Identifiable, Equatable {
    let id: Int
    var name: String
}

struct PlaylistBar: View {
    @State private var playlists = [Playlist(id: 1, name: "Morning"), Playlist(id: 2, name: "Gym")]
    @State private var playlistID = 1

    var body: some View {
        VStack {
            Picker("Playlist", selection: $playlistID) {
                ForEach(playlists) { playlist in
                    Text(playlist.name).tag(playlist.id)
                }
            }
            Button("Delete") {
                playlists.removeAll { $0.id == playlistID }
            }
            .disabled(playlists.count < 2)
        }
    }
}
