import SwiftUI

#if !BARE
    /// Stands for your own type: its cases are the options.
    enum Layout: CaseIterable {
        case list, grid, columns

        var title: LocalizedStringKey {
            switch self {
            case .list: "List"
            case .grid: "Grid"
            case .columns: "Columns"
            }
        }

        var symbol: String {
            switch self {
            case .list: "list.bullet"
            case .grid: "square.grid.2x2"
            case .columns: "rectangle.split.3x1"
            }
        }
    }

#endif
#if STYLE_NAVIGATION_LINK && !CONTAINER_SHEET
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#elseif CONTAINER_TOOLBAR
    /// For a screen in a `NavigationStack`, whose toolbar holds the picker.
#elseif CONTAINER_SHEET
    /// A button that shows the choice, and opens the options in a sheet.
#elseif CONTAINER_POPOVER
    /// A button that shows the choice, and opens the options in a popover.
#endif
struct LayoutPicker: View {
    #if OPTIONAL
        @Binding var layout: Layout?
    #else
        @Binding var layout: Layout
    #endif
    #if CONTAINER_SHEET || CONTAINER_POPOVER
        @State private var isOpen = false
    #endif

    var body: some View {
        #if CONTAINER_TOOLBAR
            Text("Files")
                .toolbar {
                    #if STYLE_SEGMENTED
                        ToolbarItem(placement: .principal) {
                            picker
                        }
                    #else
                        ToolbarItem(placement: .primaryAction) {
                            picker
                        }
                    #endif
                }
        #elseif CONTAINER_SHEET
            Button {
                isOpen = true
            } label: {
                LabeledContent("Layout") { chosenTitle }
            }
            .sheet(isPresented: $isOpen) {
                NavigationStack {
                    Form { picker }
                        .navigationTitle("Layout")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Done") { isOpen = false }
                            }
                        }
                }
            }
        #elseif CONTAINER_POPOVER && STYLE_INLINE
            Button {
                isOpen = true
            } label: {
                LabeledContent("Layout") { chosenTitle }
            }
            .popover(isPresented: $isOpen) {
                Form { picker }
                    // A form has no height of its own.
                    .frame(minWidth: 280, minHeight: 320)
            }
        #elseif CONTAINER_POPOVER
            Button {
                isOpen = true
            } label: {
                LabeledContent("Layout") { chosenTitle }
            }
            .popover(isPresented: $isOpen) {
                picker.padding()
            }
        #else
            CONTAINER {
                picker
            }
        #endif
    }

    private var picker: some View {
        Picker("Layout", selection: $layout) {
            #if OPTIONAL && STYLE_SEGMENTED
                Image(systemName: "circle.slash").accessibilityLabel("None").tag(nil as Layout?)
            #elseif OPTIONAL
                Label("None", systemImage: "circle.slash").tag(nil as Layout?)
            #endif
            ForEach(Layout.allCases, id: \.self) { option in
                #if STYLE_SEGMENTED
                    // A segment shows a text or a picture; the name of a picture is for VoiceOver.
                    Image(systemName: option.symbol)
                        .accessibilityLabel(Text(option.title))
                        #if OPTIONAL && !INCLUDE_OPTIONAL
                            .tag(option as Layout?)
                        #else
                            .tag(option)
                        #endif
                #elseif OPTIONAL && !INCLUDE_OPTIONAL
                    Label(option.title, systemImage: option.symbol).tag(option as Layout?)
                #else
                    Label(option.title, systemImage: option.symbol).tag(option)
                #endif
            }
        }
        #if !STYLE_AUTOMATIC
            .pickerStyle(.STYLE)
        #endif
        #if CONTAINER_TOOLBAR
            .labelsHidden()
        #endif
    }
    #if CONTAINER_SHEET || CONTAINER_POPOVER

        private var chosenTitle: Text {
            #if OPTIONAL
                Text(layout?.title ?? "None")
            #else
                Text(layout.title)
            #endif
        }
    #endif
}
