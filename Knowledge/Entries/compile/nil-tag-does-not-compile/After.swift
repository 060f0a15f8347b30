// work
import SwiftUI

enum Genre: String, CaseIterable {
    case crime, fantasy, history
}

struct BookFilter: View {
    @State private var genre: Genre?

    var body: some View {
        Form {
            Picker("Genre", selection: $genre) {
                Text("Any").tag(nil as Genre?)
                ForEach(Genre.allCases, id: \.self) { genre in
                    Text(genre.rawValue.capitalized).tag(genre)
                }
            }
        }
    }
}
