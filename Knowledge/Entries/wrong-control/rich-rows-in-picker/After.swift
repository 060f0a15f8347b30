// work
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
            Section("Plan") {
                ForEach(plans) { plan in
                    Button { planID = plan.id } label: {
                        HStack {
                            VStack(alignment: .leading) {
                                Text(plan.id)
                                Text(plan.features).font(.caption)
                            }
                            Spacer()
                            Text(plan.price)
                            Image(systemName: plan.id == planID ? "checkmark.circle" : "circle")
                                .accessibilityHidden(true)
                        }
                    }
                    .accessibilityAddTraits(plan.id == planID ? .isSelected : [])
                }
            }
        }
    }
}
