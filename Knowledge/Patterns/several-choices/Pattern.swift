import SwiftUI

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Topping: CaseIterable {
        case cheese, mushrooms, olives

        var title: LocalizedStringKey {
            switch self {
            case .cheese: "Cheese"
            case .mushrooms: "Mushrooms"
            case .olives: "Olives"
            }
        }
    }

#elseif !BARE && SELECTION_OWN
    /// Stands for your own model: everything about it may change except `id`.
    struct Topping: Identifiable {
        let id: UUID
        var name: String
    }

#endif
#if CONTAINER_SHEET
    /// A row with the number of the chosen ones, which opens a sheet with a toggle for each option.
#elseif CONTAINER_POPOVER
    /// A button with the number of the chosen ones, which opens a popover with a toggle for each option.
#endif
struct ToppingsPicker: View {
    #if OPTIONS_STATIC
        @Binding var chosen: Set<Topping>
    #elseif SELECTION_OWN
        let toppings: [Topping]
        @Binding var chosen: Set<Topping.ID>
    #else
        let toppings: [Topping]
        @Binding var chosen: Set<Topping>
    #endif
    #if CONTAINER_SHEET || CONTAINER_POPOVER
        @State private var isOpen = false
    #endif

    var body: some View {
        #if CONTAINER_FORM
            Form {
                Section("Toppings") { rows }
            }
        #elseif CONTAINER_SHEET
            Button {
                isOpen = true
            } label: {
                LabeledContent("Toppings") { Text("\(chosen.count)") }
            }
            .sheet(isPresented: $isOpen) {
                NavigationStack {
                    Form { rows }
                        .navigationTitle("Toppings")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Done") { isOpen = false }
                            }
                        }
                }
            }
        #elseif CONTAINER_POPOVER
            Button {
                isOpen = true
            } label: {
                LabeledContent("Toppings") { Text("\(chosen.count)") }
            }
            .popover(isPresented: $isOpen) {
                Form { rows }
                    // A form has no height of its own.
                    .frame(minWidth: 280, minHeight: 320)
            }
        #else
            #if OPTIONS_STATIC
                List(Topping.allCases, id: \.self, selection: $chosen) { option in
                    Text(option.title)
                }
            #elseif SELECTION_OWN
                List(toppings, selection: $chosen) { option in
                    Text(option.name)
                }
            #else
                List(toppings, id: \.self, selection: $chosen) { option in
                    #if SELECTION_TEXT
                        Text(option)
                    #else
                        Text("\(option)")
                    #endif
                }
            #endif
            #if !PLATFORM_MACOS
                // Touch chooses several rows only in edit mode.
                .environment(\.editMode, .constant(.active))
            #endif
            .navigationTitle("Toppings")
        #endif
    }
    #if !CONTAINER_LIST

        private var rows: some View {
            #if OPTIONS_STATIC
                ForEach(Topping.allCases, id: \.self) { option in
                    Toggle(option.title, isOn: isChosen(option))
                }
            #elseif SELECTION_OWN
                ForEach(toppings) { option in
                    Toggle(option.name, isOn: isChosen(option.id))
                }
            #else
                ForEach(toppings, id: \.self) { option in
                    #if SELECTION_TEXT
                        Toggle(option, isOn: isChosen(option))
                    #else
                        Toggle("\(option)", isOn: isChosen(option))
                    #endif
                }
            #endif
        }

        /// Whether an option is among the chosen ones, for its toggle.
        #if SELECTION_OWN && !OPTIONS_STATIC
            private func isChosen(_ option: Topping.ID) -> Binding<Bool> {
        #else
            private func isChosen(_ option: Topping) -> Binding<Bool> {
        #endif
            Binding {
                chosen.contains(option)
            } set: { isOn in
                if isOn { chosen.insert(option) } else { chosen.remove(option) }
            }
        }
    #endif
}
