// misbehave
import SwiftUI

struct Plan: Identifiable {
    let id: String
    let features: String
    let price: String
}

struct PlanForm: View {
    let plans: [Plan]
    @State private var planID = "basic"

    var body: some View {
        Form {
            Picker("Plan", selection: $planID) {
                ForEach(plans) { plan in
                    HStack {
                        VStack(alignment: .leading) {
                            Text(plan.id)
                            Text(plan.features).font(.caption)
                        }
                        Spacer()
                        Text(plan.price)
                    }
                }
            }
            .pickerStyle(.menu)
        }
    }
}
