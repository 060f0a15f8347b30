// work
import SwiftUI

/// The picker is a row of the list and not in a header, the only place of which the fault is reported.
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
