// work
import SwiftUI

struct PlanForm: View {
    @State private var plan = "basic"
    @State private var wanted = "basic"
    @State private var isAsking = false

    private var askedPlan: Binding<String> {
        Binding(get: { plan }, set: { new in
            guard new != plan else { return }
            wanted = new
            isAsking = true
        })
    }

    var body: some View {
        Form {
            Picker("Plan", selection: askedPlan) {
                Text("Basic").tag("basic")
                Text("Family").tag("family")
            }
        }
        .alert("Change the plan?", isPresented: $isAsking) {
            Button("Change") { plan = wanted }
            Button("Cancel", role: .cancel) {}
        }
    }
}
