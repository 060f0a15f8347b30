import SwiftUI

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Filter: CaseIterable {
        case unread, flagged, archived

        var title: LocalizedStringKey {
            switch self {
            case .unread: "Unread"
            case .flagged: "Flagged"
            case .archived: "Archived"
            }
        }

        #if !(STYLE_SEGMENTED || STYLE_MENU && CONTAINER_TOOLBAR)
            var symbol: String {
                switch self {
                case .unread: "envelope.badge"
                case .flagged: "flag"
                case .archived: "archivebox"
                }
            }

        #endif
    }

#elseif !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Filter: Hashable {
        var name: String
    }

#endif
#if !(STYLE_SEGMENTED || STYLE_MENU && CONTAINER_TOOLBAR)
    /// The button of a toolbar that opens the options.
    struct FilterMenu: View {
        #if OPTIONS_DYNAMIC
            let filters: [Filter]
        #endif
        #if OPTIONAL
            @Binding var filter: Filter?
        #else
            @Binding var filter: Filter
        #endif

        var body: some View {
            Menu {
                #if STYLE_INLINE
                    Section("Filter") {
                        picker
                    }
                #else
                    picker
                #endif
            } label: {
                Label("Filter", systemImage: "line.3.horizontal.decrease")
            }
            .accessibilityValue(chosenTitle)
        }

        private var picker: some View {
            Picker("Filter", selection: $filter) {
                #if OPTIONAL && STYLE_PALETTE
                    Label("None", systemImage: "circle.slash").tag(nil as Filter?)
                #elseif OPTIONAL
                    Text("None").tag(nil as Filter?)
                #endif
                #if OPTIONS_STATIC
                    ForEach(Filter.allCases, id: \.self) { option in
                        #if OPTIONAL && !INCLUDE_OPTIONAL
                            Label(option.title, systemImage: option.symbol).tag(option as Filter?)
                        #else
                            Label(option.title, systemImage: option.symbol).tag(option)
                        #endif
                    }
                #else
                    ForEach(filters, id: \.self) { option in
                        #if OPTIONAL && !INCLUDE_OPTIONAL
                            Text(option.name).tag(option as Filter?)
                        #else
                            Text(option.name).tag(option)
                        #endif
                    }
                #endif
            }
            .pickerStyle(.STYLE)
        }

        private var chosenTitle: Text {
            #if OPTIONS_STATIC && OPTIONAL
                Text(filter?.title ?? "None")
            #elseif OPTIONS_STATIC
                Text(filter.title)
            #elseif OPTIONAL
                filter.map { Text($0.name) } ?? Text("None")
            #else
                Text(filter.name)
            #endif
        }
    }

#endif
/// The choice at its place.
struct FilterScreen: View {
    #if OPTIONS_DYNAMIC
        let filters: [Filter]
    #endif
    #if OPTIONAL
        @Binding var filter: Filter?
    #else
        @Binding var filter: Filter
    #endif

    var body: some View {
        NavigationStack {
            Text("Messages")
                .navigationTitle("Messages")
                .toolbar {
                    #if STYLE_SEGMENTED
                        ToolbarItem(placement: .principal) {
                            picker
                        }
                    #elseif STYLE_MENU && CONTAINER_TOOLBAR
                        ToolbarItem(placement: .primaryAction) {
                            picker
                        }
                    #else
                        ToolbarItem(placement: .primaryAction) {
                            #if OPTIONS_DYNAMIC
                                FilterMenu(filters: filters, filter: $filter)
                            #else
                                FilterMenu(filter: $filter)
                            #endif
                        }
                    #endif
                }
        }
    }

    #if STYLE_SEGMENTED || STYLE_MENU && CONTAINER_TOOLBAR
        private var picker: some View {
            Picker("Filter", selection: $filter) {
                #if OPTIONAL
                    Text("None").tag(nil as Filter?)
                #endif
                #if OPTIONS_STATIC
                    ForEach(Filter.allCases, id: \.self) { option in
                        #if OPTIONAL && !INCLUDE_OPTIONAL
                            Text(option.title).tag(option as Filter?)
                        #else
                            Text(option.title).tag(option)
                        #endif
                    }
                #else
                    ForEach(filters, id: \.self) { option in
                        #if OPTIONAL && !INCLUDE_OPTIONAL
                            Text(option.name).tag(option as Filter?)
                        #else
                            Text(option.name).tag(option)
                        #endif
                    }
                #endif
            }
            .pickerStyle(.STYLE)
            .labelsHidden()
        }
    #endif
}
