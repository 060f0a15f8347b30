import PickerHelp
import Testing

/// A person's trouble: the first words, and what there is to say to each question.
struct Story: Sendable, CustomTestStringConvertible {
    var language: Language
    var sentence: String
    /// By question; a question that is not here gets "don't know".
    var answers: [String: String]

    var testDescription: String { sentence }

    /// An `Int` selection under `String` tags.
    private static let stringTags: [String: String] = [
        "console": "invalid-selection", "container": "form-or-list", "duplicates": "no", "equality": "simple",
        "initial-value": "other-value", "look": "nothing", "option-count": "two-to-five",
        "option-source": "written-out", "options-change": "never", "picker-count": "one", "platform": "ios",
        "sdk": "xcode-16-or-26", "selection-type": "int", "state-owner": "state", "style": "menu",
        "tag-match": "different-type", "tag-place": "on-option", "tag-type": "string", "value-written": "no",
        "what-happens": "tap-does-nothing", "when": "always",
    ]

    static let english = Story(
        language: .english, sentence: "nothing happens when I choose a row", answers: stringTags)
    static let chinese = Story(language: .chinese, sentence: "点击没有反应", answers: stringTags)

    /// The answer's place among those of a question; nil for "don't know".
    func index(for question: Question) -> Int? {
        question.answers.firstIndex { $0.id.text == answers[question.id.text] }
    }

    /// Every question that has an answer here.
    func questions(of diagnosis: Diagnosis) -> [Question] {
        answers.keys.sorted().compactMap { Identifier<Question>($0).flatMap(diagnosis.question) }
    }
}
