import SwiftUI
#if PLATFORM_MACCATALYST
    import UIKit
#endif

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Theme: CaseIterable {
        case system, light, dark

        var title: LocalizedStringKey {
            switch self {
            case .system: "System"
            case .light: "Light"
            case .dark: "Dark"
            }
        }
    }

#elseif !BARE && SELECTION_OWN
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Theme: Hashable {
        var title: String
    }

#endif
struct ThemeForm: View {
    #if OPTIONS_DYNAMIC
        let themes: [Theme]
    #endif
    #if OPTIONAL
        @Binding var theme: Theme?
    #else
        @Binding var theme: Theme
    #endif
    /// What is wrong with the choice, told below it.
    var error: LocalizedStringKey?
    /// Called when the user has chosen, not when the code has.
    #if OPTIONAL
        var onChoose: (Theme?) -> Void = { _ in }
    #else
        var onChoose: (Theme) -> Void = { _ in }
    #endif

    var body: some View {
        Form {
            FormPicker(
                "Theme",
                selection: $theme,
                #if OPTIONS_STATIC
                    options: Theme.allCases,
                #else
                    options: themes,
                #endif
                #if !STYLE_AUTOMATIC
                    style: .STYLE,
                #endif
                error: error,
                onChoose: onChoose
            ) { option in
                #if SELECTION_OWN
                    Text(option.title)
                #elseif SELECTION_TEXT
                    Text(option)
                #else
                    Text("\(option)")
                #endif
            }
        }
    }
}

/// The looks of a `FormPicker`, named as SwiftUI names them.
enum FormPickerStyle {
    #if PLATFORM_MACOS
        case automatic, inline, menu, radioGroup, segmented
    #else
        case automatic, inline, menu, navigationLink, segmented, wheel
    #endif
}

/// A picker for rows of a `Form` or `List`: with a title, a style given by value, and room for an error.
struct FormPicker<Value: Hashable>: View {
    private let title: LocalizedStringKey
    #if OPTIONAL
        @Binding private var selection: Value?
    #else
        @Binding private var selection: Value
    #endif
    private let options: [Value]
    private let style: FormPickerStyle
    private let error: LocalizedStringKey?
    #if OPTIONAL
        private let onChoose: (Value?) -> Void
    #else
        private let onChoose: (Value) -> Void
    #endif
    private let label: (Value) -> Text
    #if !PLATFORM_MACOS
        @Environment(\.dynamicTypeSize) private var typeSize
    #endif

    /// - Parameters:
    ///   - options: the values to choose from, each once.
    ///   - error: what is wrong with the choice; nil while nothing is.
    ///   - onChoose: called after a choice of the user's that changes the selection.
    ///   - label: an option's words.
    init(
        _ title: LocalizedStringKey,
        #if OPTIONAL
            selection: Binding<Value?>,
        #else
            selection: Binding<Value>,
        #endif
        options: [Value],
        style: FormPickerStyle = .automatic,
        error: LocalizedStringKey? = nil,
        #if OPTIONAL
            onChoose: @escaping (Value?) -> Void = { _ in },
        #else
            onChoose: @escaping (Value) -> Void = { _ in },
        #endif
        label: @escaping (Value) -> Text
    ) {
        self.title = title
        self._selection = selection
        self.options = options
        self.style = style
        self.error = error
        self.onChoose = onChoose
        self.label = label
    }

    var body: some View {
        styledPicker
        if let error {
            Label(error, systemImage: "exclamationmark.circle")
                .font(.footnote)
                .foregroundStyle(.red)
                .listRowSeparator(.hidden, edges: .top)
        }
    }

    @MainActor @ViewBuilder private var styledPicker: some View {
        #if PLATFORM_MACOS
            switch style {
        #else
            switch fittingStyle {
        #endif
        case .automatic: picker
        case .inline: picker.pickerStyle(.inline)
        case .menu: picker.pickerStyle(.menu)
        #if PLATFORM_MACOS
            case .radioGroup: picker.pickerStyle(.radioGroup)
            case .segmented: picker.pickerStyle(.segmented)
        #else
            case .navigationLink: picker.pickerStyle(.navigationLink)
            case .segmented: titled(picker.pickerStyle(.segmented))
            case .wheel: titled(picker.pickerStyle(.wheel))
        #endif
        }
    }

    #if !PLATFORM_MACOS
        /// The style that leaves room for the text at its present size.
        @MainActor private var fittingStyle: FormPickerStyle {
            #if PLATFORM_MACCATALYST
                // An app that is optimised for the Mac crashes with a wheel.
                if style == .wheel, UIDevice.current.userInterfaceIdiom == .mac { return .menu }
            #endif
            let isCramped = style == .segmented || style == .wheel
            return isCramped && typeSize.isAccessibilitySize ? .menu : style
        }

    #endif
    private var picker: some View {
        Picker(title, selection: choice) {
            #if OPTIONAL
                Text("None").tag(nil as Value?)
                if let selection, !options.contains(selection) {
                    row(selection)
                }
            #else
                if !options.contains(selection) {
                    row(selection)
                }
            #endif
            ForEach(options, id: \.self) { row($0) }
        }
    }

    private func row(_ option: Value) -> some View {
        #if OPTIONAL && !INCLUDE_OPTIONAL
            label(option).tag(option as Value?)
        #else
            label(option).tag(option)
        #endif
    }

    /// The selection as the picker sees it: what it writes is the user's choice.
    #if OPTIONAL
        private var choice: Binding<Value?> {
    #else
        private var choice: Binding<Value> {
    #endif
        Binding {
            selection
        } set: { newValue in
            guard newValue != selection else { return }
            selection = newValue
            onChoose(newValue)
        }
    }
    #if !PLATFORM_MACOS

        /// Draws the title that these styles leave out in a row; VoiceOver has it from the picker.
        private func titled(_ picker: some View) -> some View {
            VStack(alignment: .leading) {
                Text(title).accessibilityHidden(true)
                picker.labelsHidden()
            }
        }
    #endif
}
