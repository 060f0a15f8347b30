import PickerHelp

/// A question of the short interview, with what each answer says of the situation.
struct AdviceQuestion: Sendable {
    struct Answer: Sendable {
        var text: Localized<String>
        var meaning: @Sendable (inout Situation) -> Void
    }

    var text: Localized<String>
    var answers: [Answer]

    /// The questions in their order: what changes the advice most comes first.
    static let all = [number, wish, container, platform, switching, kind, none]

    private static let number = AdviceQuestion(
        text: Localized(english: "How many options are there?", chinese: "有多少个选项？"),
        answers: [
            answer("Two to five", "2 到 5 个") { $0.optionCount = 4 },
            answer("Six to twenty", "6 到 20 个") { $0.optionCount = 12 },
            answer("Twenty-one to thirty", "21 到 30 个") { $0.optionCount = 25 },
            answer("More", "更多") { $0.optionCount = 60 },
            answer("They come and go while the app runs", "运行时会变化") { $0.optionsChange = true },
        ])
    private static let wish = AdviceQuestion(
        text: Localized(english: "Does it need something special?", chinese: "有什么特别要求？"),
        answers: [
            answer("Nothing special", "没有") { _ in },
            answer("Several options may be chosen at once", "可以同时选多个") { $0.needsSeveral = true },
            answer("A search field", "需要搜索") { $0.needsSearch = true },
            answer("A look of its own", "自己的外观") { $0.wantsCustomLook = true },
            answer("It must grow with the text size", "要跟随字号变大") { $0.needsLargeText = true },
        ])
    private static let container = AdviceQuestion(
        text: Localized(english: "Where does it stand?", chinese: "放在哪里？"),
        answers: Situation.Container.allCases.map { container in
            Answer(text: container.words.map(capitalized)) { $0.container = container }
        })
    private static let platform = AdviceQuestion(
        text: Localized(english: "On which platform?", chinese: "在哪个平台？"),
        answers: [Applicability.Platform.iOS, .iPadOS, .macOS, .macCatalyst, .watchOS, .tvOS, .visionOS].map {
            platform in
            Answer(text: platform.title) { $0.platform = platform }
        })
    private static let switching = AdviceQuestion(
        text: Localized(english: "How often is it changed?", chinese: "多久切换一次？"),
        answers: [
            answer("Often", "经常") { $0.switching = .often }, answer("Rarely", "不常") { $0.switching = .rarely },
        ])
    private static let kind = AdviceQuestion(
        text: Localized(english: "What does an option show?", chinese: "选项显示什么？"),
        answers: [
            answer("A text", "文字") { $0.optionKind = .text }, answer("A symbol", "符号") { $0.optionKind = .icon },
            answer("More: two lines, a picture beside a text", "更多：两行文字，或图片加文字") { $0.optionKind = .rich },
        ])
    private static let none = AdviceQuestion(
        text: Localized(english: "May nothing be chosen?", chinese: "可以什么都不选吗？"),
        answers: [answer("No", "不可以") { _ in }, answer("Yes", "可以") { $0.mayBeNone = true }])

    private static func answer(
        _ english: String, _ chinese: String, _ meaning: @escaping @Sendable (inout Situation) -> Void
    ) -> Answer {
        Answer(text: Localized(english: english, chinese: chinese), meaning: meaning)
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
