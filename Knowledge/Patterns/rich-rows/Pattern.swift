import SwiftUI

#if !BARE
    /// Stands for your own model: everything about it may change except `id`.
    struct Plan: Identifiable {
        let id: UUID
        var name: String
        var summary: String
        var symbol: String
    }

#endif
struct PlanPicker: View {
    let plans: [Plan]
    #if OPTIONAL
        @Binding var planID: Plan.ID?
    #else
        @Binding var planID: Plan.ID
    #endif

    var body: some View {
        CONTAINER {
            Section("Plan") {
                #if OPTIONAL
                    ChoiceRow(isChosen: planID == nil) {
                        planID = nil
                    } content: {
                        Text("None")
                    }
                #endif
                ForEach(plans) { plan in
                    ChoiceRow(isChosen: plan.id == planID) {
                        planID = plan.id
                    } content: {
                        PlanSummary(plan: plan)
                    }
                }
            }
        }
    }
}

/// What people compare: draw here whatever an option has to show.
private struct PlanSummary: View {
    let plan: Plan

    var body: some View {
        Label {
            VStack(alignment: .leading) {
                Text(plan.name).font(.headline)
                Text(plan.summary).font(.subheadline).foregroundStyle(.secondary)
            }
        } icon: {
            Image(systemName: plan.symbol).accessibilityHidden(true)
        }
    }
}

/// A row that is chosen by a tap anywhere in it, with a mark for the eye and a trait for VoiceOver.
private struct ChoiceRow<Content: View>: View {
    let isChosen: Bool
    let choose: @MainActor () -> Void
    @ViewBuilder let content: Content

    var body: some View {
        Button(action: choose) {
            HStack {
                content
                Spacer()
                Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(.tint)
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
