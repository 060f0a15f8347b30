import SwiftUI

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Mark: CaseIterable {
        case red, green, blue

        var title: LocalizedStringKey {
            switch self {
            case .red: "Red"
            case .green: "Green"
            case .blue: "Blue"
            }
        }

        var color: Color {
            switch self {
            case .red: .red
            case .green: .green
            case .blue: .blue
            }
        }
    }

#elseif !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Mark: Hashable {
        var name: String
    }

#endif
/// A row whose context menu holds the options.
struct MarkRow: View {
    let title: String
    #if OPTIONS_DYNAMIC
        let marks: [Mark]
    #endif
    #if OPTIONAL
        @Binding var mark: Mark?
    #else
        @Binding var mark: Mark
    #endif

    var body: some View {
        LabeledContent(title) { chosenTitle }
            .contextMenu {
                #if STYLE_INLINE
                    Section("Mark") {
                        picker
                    }
                #else
                    picker
                #endif
            }
    }

    private var picker: some View {
        Picker("Mark", selection: $mark) {
            #if OPTIONAL && STYLE_PALETTE
                Label("None", systemImage: "circle.slash").tag(nil as Mark?)
            #elseif OPTIONAL
                Text("None").tag(nil as Mark?)
            #endif
            #if OPTIONS_STATIC
                ForEach(Mark.allCases, id: \.self) { option in
                    Label(option.title, systemImage: "circle.fill")
                        .tint(option.color)
                        #if OPTIONAL && !INCLUDE_OPTIONAL
                            .tag(option as Mark?)
                        #else
                            .tag(option)
                        #endif
                }
            #else
                ForEach(marks, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Mark?)
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
            Text(mark?.title ?? "None")
        #elseif OPTIONS_STATIC
            Text(mark.title)
        #elseif OPTIONAL
            mark.map { Text($0.name) } ?? Text("None")
        #else
            Text(mark.name)
        #endif
    }
}
