/// What was done to a sample and what was seen then.
public struct Step: Codable, Sendable {
    /// What was done, each time to a sample that just appeared.
    public enum Action: Codable, Hashable, Sendable, CustomStringConvertible {
        case appear
        case choose(option: String, picker: String)
        case press(button: String)

        public var description: String {
            switch self {
            case .appear: "appear"
            case .choose(let option, let picker): "choose \(option) in \(picker)"
            case .press(let button): "press \(button)"
            }
        }
    }

    /// A line that SwiftUI prints.
    public struct ConsoleLine: Codable, Hashable, Sendable {
        public var text: String
        /// Whether what it says was over as soon as `onAppear` and `onChange` had run.
        public var isPassing: Bool

        public init(text: String, isPassing: Bool) {
            self.text = text
            self.isPassing = isPassing
        }
    }

    public var action: Action
    /// The selection before and after the choice, where the action is one.
    public var before: String?
    public var after: String?
    public var pickers: [PickerReport]
    public var console: [ConsoleLine]
    public var faults: Set<Fault>
    /// Why nobody can say what happens; nil where sources agree.
    public var undefined: String?

    public init(action: Action, pickers: [PickerReport] = []) {
        self.action = action
        self.pickers = pickers
        console = []
        faults = []
    }
}
