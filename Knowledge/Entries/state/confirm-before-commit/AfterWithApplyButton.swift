// work
import SwiftUI

struct PlanForm: View {
    @State private var plan = "basic"
    @State private var draft = "basic"
    @State private var isAsking = false

    var body: some View {
        Form {
            Picker("Plan", selection: $draft) {
                Text("Basic").tag("basic")
                Text("Family").tag("family")
            }
            .pickerStyle(.segmented)
            Button("Change the plan") { isAsking = true }
                .disabled(draft == plan)
        }
        .alert("Change the plan?", isPresented: $isAsking) {
            Button("Change") { plan = draft }
            Button("Cancel", role: .cancel) {}
        }
    }
}
