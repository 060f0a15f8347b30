// fail to compile with "type 'Hashable' has no member 'easy'"
import SwiftUI

enum Difficulty {
    case easy, medium, hard
}

struct NewGame: View {
    @State private var difficulty = Difficulty.medium

    var body: some View {
        Picker("Difficulty", selection: $difficulty) {
            Text("Easy").tag(.easy)
            Text("Medium").tag(.medium)
            Text("Hard").tag(.hard)
        }
        .pickerStyle(.segmented)
    }
}
