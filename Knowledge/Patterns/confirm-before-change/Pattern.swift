import SwiftUI

#if !BARE
    /// Stands for your own type: its cases are the options.
    enum Plan: CaseIterable {
        case basic, family, business

        var title: LocalizedStringKey {
            switch self {
            case .basic: "Basic"
            case .family: "Family"
            case .business: "Business"
            }
        }
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct PlanPicker: View {
    #if OPTIONAL
        /// Written only after the user has agreed.
        @Binding var plan: Plan?
    #else
        /// Written only after the user has agreed.
        @Binding var plan: Plan
    #endif

    /// What the user wants while being asked.
    @State private var wanted: Plan?
    @State private var isAsking = false

    var body: some View {
        CONTAINER {
            Picker("Plan", selection: shownPlan) {
                #if OPTIONAL
                    Text("None").tag(nil as Plan?)
                #endif
                ForEach(Plan.allCases, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.title).tag(option as Plan?)
                    #else
                        Text(option.title).tag(option)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
        .alert("Change plan?", isPresented: $isAsking) {
            #if OPTIONAL
                Button("Change") { plan = wanted }
            #else
                Button("Change") {
                    if let wanted { plan = wanted }
                }
            #endif
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("The new plan applies from today.")
        }
    }

    #if OPTIONAL
        /// Shows the wanted option during the question, and the real one before and after it.
        private var shownPlan: Binding<Plan?> {
            Binding(
                get: { isAsking ? wanted : plan },
                set: { choice in
                    wanted = choice
                    isAsking = choice != plan
                })
        }
    #else
        /// Shows the wanted option during the question, and the real one before and after it.
        private var shownPlan: Binding<Plan> {
            Binding(
                get: { isAsking ? wanted ?? plan : plan },
                set: { choice in
                    wanted = choice
                    isAsking = choice != plan
                })
        }
    #endif
}
