import SwiftUI

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Priority: CaseIterable {
        case low, normal, high

        var title: LocalizedStringKey {
            switch self {
            case .low: "Low"
            case .normal: "Normal"
            case .high: "High"
            }
        }
    }

#elseif !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Priority: Hashable {
        var name: String
    }

#endif
#if CONTAINER_SHEET
    /// A button that shows the choice, and opens the options in a sheet.
#else
    /// A button that shows the choice, and opens the options in a popover.
#endif
struct PriorityButton: View {
    #if OPTIONS_DYNAMIC
        let priorities: [Priority]
    #endif
    #if OPTIONAL
        @Binding var priority: Priority?
    #else
        @Binding var priority: Priority
    #endif
    @State private var isShown = false

    var body: some View {
        Button {
            isShown = true
        } label: {
            LabeledContent("Priority") { chosenTitle }
        }
        #if CONTAINER_SHEET
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    Form { picker }
                        .navigationTitle("Priority")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Done") { isShown = false }
                            }
                        }
                }
            }
        #elseif STYLE_INLINE
            .popover(isPresented: $isShown) {
                Form { picker }
                    // A form has no height of its own.
                    .frame(minWidth: 280, minHeight: 320)
            }
        #else
            .popover(isPresented: $isShown) {
                picker.padding()
            }
        #endif
    }

    private var picker: some View {
        Picker("Priority", selection: $priority) {
            #if OPTIONAL
                Text("None").tag(nil as Priority?)
            #endif
            #if OPTIONS_STATIC
                ForEach(Priority.allCases, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.title).tag(option as Priority?)
                    #else
                        Text(option.title).tag(option)
                    #endif
                }
            #else
                ForEach(priorities, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Priority?)
                    #else
                        Text(option.name).tag(option)
                    #endif
                }
            #endif
        }
        #if !STYLE_AUTOMATIC
            .pickerStyle(.STYLE)
        #endif
    }

    private var chosenTitle: Text {
        #if OPTIONS_STATIC && OPTIONAL
            Text(priority?.title ?? "None")
        #elseif OPTIONS_STATIC
            Text(priority.title)
        #elseif OPTIONAL
            priority.map { Text($0.name) } ?? Text("None")
        #else
            Text(priority.name)
        #endif
    }
}
