import SwiftUI

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Mood: CaseIterable {
        case calm, bright, wild

        var title: LocalizedStringKey {
            switch self {
            case .calm: "Calm"
            case .bright: "Bright"
            case .wild: "Wild"
            }
        }
    }

#elseif !BARE && SELECTION_OWN
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Mood: Hashable {
        var title: String
    }

#endif
struct MoodStrip: View {
    #if OPTIONS_STATIC
        private let moods = Mood.allCases
    #else
        let moods: [Mood]
    #endif
    #if OPTIONAL
        @Binding var mood: Mood?
    #else
        @Binding var mood: Mood
    #endif
    #if PLATFORM_MACOS
        @Environment(\.layoutDirection) private var layoutDirection
    #endif

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack { capsules }
            VStack(alignment: .leading) { capsules }
        }
        #if PLATFORM_MACOS
            .focusable()
            .onMoveCommand(perform: move)
        #endif
        .accessibilityRepresentation {
            Picker("Mood", selection: $mood) {
                #if OPTIONAL
                    Text("None").tag(nil as Mood?)
                #endif
                ForEach(moods, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        title(of: option).tag(option as Mood?)
                    #else
                        title(of: option).tag(option)
                    #endif
                }
            }
        }
    }

    @ViewBuilder private var capsules: some View {
        #if OPTIONAL
            capsule(Text("None"), for: nil)
        #endif
        ForEach(moods, id: \.self) { option in
            capsule(title(of: option), for: option)
        }
    }

    #if OPTIONAL
        private func capsule(_ title: Text, for option: Mood?) -> some View {
    #else
        private func capsule(_ title: Text, for option: Mood) -> some View {
    #endif
        Button {
            mood = option
        } label: {
            title
        }
        .buttonStyle(CapsuleButtonStyle(isChosen: option == mood))
        #if PLATFORM_MACOS
            .focusable(false)
        #endif
    }

    private func title(of option: Mood) -> Text {
        #if SELECTION_OWN
            Text(option.title)
        #elseif SELECTION_TEXT
            Text(option)
        #else
            Text("\(option)")
        #endif
    }
    #if PLATFORM_MACOS

        /// The arrow keys choose the neighbour, so that the strip is one stop for the keyboard, as a native control is.
        private func move(_ direction: MoveCommandDirection) {
            #if OPTIONAL
                let all = [nil] + moods
            #else
                let all = moods
            #endif
            guard let index = all.firstIndex(of: mood) else { return }
            let onward: MoveCommandDirection = layoutDirection == .rightToLeft ? .left : .right
            let isForward = direction == onward || direction == .down
            let next = isForward ? index + 1 : index - 1
            if all.indices.contains(next) { mood = all[next] }
        }
    #endif
}

/// The look: draw it as you like, but keep a difference that is not a colour alone.
private struct CapsuleButtonStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(isChosen ? .body.bold() : .body)
            .foregroundStyle(isChosen ? Color.white : Color.primary)
            .padding(.horizontal)
            .frame(minHeight: 44)
            .background(isChosen ? Color.indigo : Color.secondary.opacity(0.15), in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
