// work
import SwiftUI

struct Chore: Identifiable {
    let id: Int
    let title: String
    var priority: String
}

/// Here the loop needs bindings: each row has a picker of its own, and its element is unwrapped with the dollar sign.
struct ChoreList: View {
    @State private var chores = [Chore(id: 1, title: "Water the plants", priority: "low")]

    var body: some View {
        List {
            ForEach($chores) { $chore in
                Picker(chore.title, selection: $chore.priority) {
                    Text("Low").tag("low")
                    Text("High").tag("high")
                }
            }
        }
    }
}
