// work
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
            if isLocked {
                Color.white.opacity(0.5)
            }
        }
    }
}
