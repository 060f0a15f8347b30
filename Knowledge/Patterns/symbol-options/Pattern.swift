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
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#elseif CONTAINER_TOOLBAR
    /// For a screen in a `NavigationStack`, whose toolbar holds the picker.
#endif
struct LayoutPicker: View {
    #if OPTIONAL
        @Binding var layout: Layout?
    #else
        @Binding var layout: Layout
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
}
