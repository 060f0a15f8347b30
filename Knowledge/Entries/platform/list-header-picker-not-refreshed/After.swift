// work
import SwiftUI

struct MovieBoard: View {
    @State private var list = "playing"
    let titles: [String]

    var body: some View {
        VStack {
            Picker("List", selection: $list) {
                Text("Playing").tag("playing")
                Text("Upcoming").tag("upcoming")
            }
            .pickerStyle(.segmented)
            .padding()
            List {
                ForEach(titles, id: \.self) { Text($0) }
            }
        }
    }
}
