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
#if CONTAINER_SHEET
    /// A row that shows the choice, and opens a sheet with all options.
#elseif CONTAINER_POPOVER
    /// A button that shows the choice, and opens a popover with all options.
#endif
struct PlanPicker: View {
    let plans: [Plan]
    #if OPTIONAL
        @Binding var planID: Plan.ID?
    #else
        @Binding var planID: Plan.ID
    #endif
    #if CONTAINER_SHEET || CONTAINER_POPOVER
        @State private var isOpen = false
    #endif

    var body: some View {
        #if CONTAINER_SHEET
            Button {
                isOpen = true
            } label: {
                LabeledContent("Plan") { choice }
            }
            .sheet(isPresented: $isOpen) {
                NavigationStack {
                    List { rows }
                        .navigationTitle("Plan")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Done") { isOpen = false }
                            }
                        }
                }
                #if PLATFORM_MACOS
                    // A list has no height of its own.
                    .frame(minWidth: 320, minHeight: 400)
                #endif
            }
        #elseif CONTAINER_POPOVER
            Button {
                isOpen = true
            } label: {
                LabeledContent("Plan") { choice }
            }
            .popover(isPresented: $isOpen) {
                List { rows }
                    // A list has no height of its own.
                    .frame(minWidth: 320, minHeight: 400)
            }
        #else
            CONTAINER {
                Section("Plan") { rows }
            }
        #endif
    }

    @ViewBuilder private var rows: some View {
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
    #if CONTAINER_SHEET || CONTAINER_POPOVER

        private var choice: Text {
            guard let plan = plans.first(where: { $0.id == planID }) else { return Text("None") }
            return Text(plan.name)
        }
    #endif
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
