// work
import SwiftUI

/// The picker is a row of the list: rows are brought up to date when their state changes.
struct SeriesBoard: View {
    @State private var season = 1
    let episodes: [String]

    var body: some View {
        List {
            Picker("Season", selection: $season) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
            ForEach(episodes, id: \.self) { Text($0) }
        }
    }
}
