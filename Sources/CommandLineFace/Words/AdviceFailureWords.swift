import PickerHelp
import Rendering

/// What `advise` says where it has no answer.
enum AdviceFailureWords {
    static func line(for error: AdviceFailure) -> Localized<StyledText> {
        switch error {
        case .notUnderstood:
            Localized(
                english: """
                    nothing of that sentence was understood; say how many options there are and where they stand: \
                    \("picker-doctor advise 'eight currencies in a form'", .code)
                    """,
                chinese: """
                    这句话没有看懂；请说明有多少个选项、放在哪里：\("picker-doctor advise '表单里的八种货币'", .code)
                    """)
        }
    }
}
