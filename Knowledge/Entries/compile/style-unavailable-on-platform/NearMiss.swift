// work
import SwiftUI

/// Shared with every platform: the inline style exists on all of them.
struct GoalControl: View {
    @State private var goal = 30

    var body: some View {
        List {
            Picker("Goal", selection: $goal) {
                Text("30 minutes").tag(30)
                Text("60 minutes").tag(60)
            }
            .pickerStyle(.inline)
        }
    }
}
