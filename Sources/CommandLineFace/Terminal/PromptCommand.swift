import PickerHelp

/// What can be asked for instead of an answer.
package enum PromptCommand: CaseIterable, Hashable, Sendable {
    case dontKnow, why, status, back, change, quit

    /// The letters that stand for it; the first one is shown.
    package var letters: [Character] {
        switch self {
        case .dontKnow: ["d"]
        case .why: ["w"]
        case .status: ["s"]
        case .back: ["b", "u"]
        case .change: ["c"]
        case .quit: ["q"]
        }
    }

    /// What it is called.
    package var name: Localized<String> {
        switch self {
        case .dontKnow: Localized(english: "don't know", chinese: "不知道")
        case .why: Localized(english: "why", chinese: "为什么问")
        case .status: Localized(english: "status", chinese: "目前判断")
        case .back: Localized(english: "back", chinese: "上一步")
        case .change: Localized(english: "change", chinese: "改答案")
        case .quit: Localized(english: "quit", chinese: "退出")
        }
    }
}
