// work
import SwiftUI

struct PlanForm: View {
    @State private var plan = "basic"

    var body: some View {
        Picker("Plan", selection: $plan) {
            Text("Basic").tag("basic")
            Text("Team").tag("team")
        }
        .pickerStyle(.segmented)
        .overlay {
            LinearGradient(colors: [.clear, .white], startPoint: .leading, endPoint: .trailing)
                .allowsHitTesting(false)
        }
    }
}
