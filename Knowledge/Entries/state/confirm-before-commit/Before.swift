// misbehave
import SwiftUI

struct PlanForm: View {
    @State private var plan = "basic"
    @State private var isAsking = false

    var body: some View {
        Form {
            Picker("Plan", selection: $plan) {
                Text("Basic").tag("basic")
                Text("Family").tag("family")
            }
        }
        .onChange(of: plan) { isAsking = true }
        .alert("Change the plan?", isPresented: $isAsking) {
            Button("Change") {}
            Button("Cancel", role: .cancel) {}
        }
    }
}
