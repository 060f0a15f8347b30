import SwiftUI

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Theme: CaseIterable {
        case light, dark, system

        var title: LocalizedStringKey {
            switch self {
            case .light: "Light"
            case .dark: "Dark"
            case .system: "System"
            }
        }
    }

#elseif !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Theme: Hashable {
        var name: String
    }

#endif
/// The options side by side where their row fits, else a menu.
struct ThemePicker: View {
    #if OPTIONS_DYNAMIC
        let themes: [Theme]
    #endif
    #if OPTIONAL
        @Binding var theme: Theme?
    #else
        @Binding var theme: Theme
    #endif

    var body: some View {
        CONTAINER {
            LabeledContent("Theme") {
                ViewThatFits(in: .horizontal) {
                    #if STYLE_RADIO_GROUP
                        picker
                            .pickerStyle(.STYLE)
                            .horizontalRadioGroupLayout()
                    #else
                        picker.pickerStyle(.STYLE)
                    #endif
                    picker.pickerStyle(.menu)
                }
            }
        }
    }

    private var picker: some View {
        Picker("Theme", selection: $theme) {
            #if OPTIONAL
                Text("None").tag(nil as Theme?)
            #endif
            #if OPTIONS_STATIC
                ForEach(Theme.allCases, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.title).tag(option as Theme?)
                    #else
                        Text(option.title).tag(option)
                    #endif
                }
            #else
                ForEach(themes, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Theme?)
                    #else
                        Text(option.name).tag(option)
                    #endif
                }
            #endif
        }
        .labelsHidden()
    }
}
