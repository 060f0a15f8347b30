// misbehave
import SwiftUI

struct PlanForm: View {
    @State private var plan = "basic"
    let isLocked: Bool

    var body: some View {
        VStack {
            Picker("Plan", selection: $plan) {
                Text("Basic").tag("basic")
                Text("Team").tag("team")
            }
            .pickerStyle(.segmented)
            Text(isLocked ? "Locked by your company" : "")
        }
        .overlay {
            Color.white.opacity(isLocked ? 0.5 : 0.001)
        }
    }
}
