import SwiftUI

#if !BARE
    /// Stands for your own type: its cases are the options.
    enum Size: CaseIterable {
        case small, medium, large

        var title: LocalizedStringKey {
            switch self {
            case .small: "Small"
            case .medium: "Medium"
            case .large: "Large"
            }
        }
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct SizePicker: View {
    #if OPTIONAL
        @Binding var size: Size?
    #else
        @Binding var size: Size
    #endif

    var body: some View {
        CONTAINER {
            Picker("Size", selection: $size) {
                #if OPTIONAL
                    Text("None").tag(nil as Size?)
                #endif
                ForEach(Size.allCases, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.title).tag(option as Size?)
                    #else
                        Text(option.title).tag(option)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
    }
}
