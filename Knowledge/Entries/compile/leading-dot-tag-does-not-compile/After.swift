// work
import SwiftUI

enum Difficulty {
    case easy, medium, hard
}

struct NewGame: View {
    @State private var difficulty = Difficulty.medium

    var body: some View {
        Picker("Difficulty", selection: $difficulty) {
            Text("Easy").tag(Difficulty.easy)
            Text("Medium").tag(Difficulty.medium)
            Text("Hard").tag(Difficulty.hard)
        }
        .pickerStyle(.segmented)
    }
}
