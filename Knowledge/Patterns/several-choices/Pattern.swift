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
    #if CONTAINER_SHEET
        @State private var isSheetShown = false
    #endif

    var body: some View {
        #if CONTAINER_FORM
            Form {
                Section("Toppings") {
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
            }
        #elseif CONTAINER_SHEET
            Button {
                isSheetShown = true
            } label: {
                LabeledContent("Toppings") { Text("\(chosen.count)") }
            }
            .sheet(isPresented: $isSheetShown) {
                NavigationStack {
                    Form {
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
                    .navigationTitle("Toppings")
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") { isSheetShown = false }
                        }
                    }
                }
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
