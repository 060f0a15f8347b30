// misbehave
import SwiftUI

struct Chore: Identifiable {
    let id: Int
    var name: String
    var weekday: Int
}

struct ChoreList: View {
    @State private var chores = [Chore(id: 1, name: "Dishes", weekday: 1), Chore(id: 2, name: "Plants", weekday: 3)]
    @State private var marked = Set<Int>()

    var body: some View {
        List(selection: $marked) {
            ForEach($chores) { $chore in
                Picker(chore.name, selection: $chore.weekday) {
                    Text("Monday").tag(1)
                    Text("Wednesday").tag(3)
                }
            }
        }
        .toolbar { EditButton() }
    }
}
