// work
import SwiftUI

enum Plan: String, CaseIterable {
    case monthly = "Monthly"
    case yearly = "Yearly"
    case lifetime = "Lifetime"
}

struct PlanChooser: View {
    @State private var plan = Plan.monthly

    var body: some View {
        Form {
            Picker("Plan", selection: $plan) {
                ForEach(Plan.allCases, id: \.self) { plan in
                    Text(plan.rawValue)
                        .tag(plan)
                }
            }
            .pickerStyle(.inline)
        }
    }
}
