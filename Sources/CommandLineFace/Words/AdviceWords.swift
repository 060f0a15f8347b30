import PickerHelp
import Rendering

/// What `advise` says besides the rules' own sentences.
enum AdviceWords {
    static let pickerIsWrong = Localized(
        english: "A `Picker` is the wrong control here.", chinese: "这里不适合用 `Picker`。")
    static let understood = Localized(english: "Understood", chinese: "已理解")
    static let nothingUnderstood = Localized(
        english:
            "Nothing of that sentence was understood; say how many options there are and where the control stands.",
        chinese: "这句话没有看懂；请说明有多少个选项、控件放在哪里。")
    static let readInCode = Localized(english: "Read from your code", chinese: "从你的代码读出")
    static let answered = Localized(english: "You said", chinese: "你的回答")
    static let passedOver = Localized(english: "Read, not taken", chinese: "看到但未采用")
    static let leftOut = Localized(english: "Left out", chinese: "不予考虑")
    static let cut = Localized(
        english: "Only the first \(SentenceReading.longest) characters were read.",
        chinese: "只读了前 \(SentenceReading.longest) 个字符。")
    static let assumed = Localized(english: "Assumed", chinese: "假设")
    static let why = Localized(english: "Why", chinese: "理由")
    static let runnerUp = Localized(english: "Runner-up", chinese: "次选")
    static let avoid = Localized(english: "Avoid", chinese: "避免")
    static let differ = Localized(english: "Where the sources differ", chinese: "来源不一致之处")
    static let commands = Localized(english: "The code, which stands at the end", chinese: "代码（见文末）")
    static let code = Localized(english: "The code", chinese: "代码")
    static let sources = Localized(english: "Sources", chinese: "来源")

    // MARK: Punctuation

    /// What stands between the members of a list.
    static let separator = Localized(english: ", ", chinese: "、")
    /// What stands between a name and what it names.
    static let colon = Localized(english: ": ", chinese: "：")
    /// What stands between two sentences.
    static let space = Localized(english: " ", chinese: "")

    /// Words of the user behind what they mean.
    static func quoted(_ words: String) -> Localized<String> {
        Localized(english: " (“\(words)”)", chinese: "（“\(words)”）")
    }

    /// Words of the user, alone.
    static func onlyQuoted(_ words: String) -> Localized<String> {
        Localized(english: "“\(words)”", chinese: "“\(words)”")
    }

    /// What is passed over, as an option or the words say something else.
    ///
    /// - Parameter words: those of the user; nil for what is in the code.
    static func passedOver(_ words: String?, for winner: SentenceReading.PassedOver.Winner) -> Localized<String> {
        switch (words, winner) {
        case (let words?, .words): quoted(words)
        case (let words?, .option):
            Localized(english: " (“\(words)”; the option counts)", chinese: "（“\(words)”，以选项为准）")
        case (nil, .words): Localized(english: " (in the code; your words count)", chinese: "（代码如此，以你说的为准）")
        case (nil, .option): Localized(english: " (in the code; the option counts)", chinese: "（代码如此，以选项为准）")
        }
    }

    /// The runner-up with its condition.
    static func runnerUp(_ title: Localized<String>, when condition: Localized<String>) -> Localized<String> {
        Localized(
            english: "\(title.english), \(condition.english).", chinese: "\(condition.chinese)，用\(title.chinese)。")
    }

    /// How sure a source is, where it is not confirmed.
    static func mark(_ mark: Source.Mark) -> Localized<String>? {
        switch mark {
        case .confirmed: nil
        case .likely: Localized(english: " (likely)", chinese: "（很可能）")
        case .unproven: Localized(english: " (unproven)", chinese: "（未证实）")
        }
    }

    /// No pattern selects a value of the type.
    static func noCode(for type: String) -> Localized<String> {
        Localized(
            english: "No pattern here has code for a selection of the type `\(type)` with this control.",
            chinese: "这里没有用这种控件选择 `\(type)` 类型的现成代码。")
    }

    static let countUnknown = Localized(
        english: "The code does not show how many options there are; with `--options` the advice is surer.",
        chinese: "从代码里看不出有多少个选项；加上 `--options` 建议会更准。")

    /// Where a pattern's code runs, if not where it was wanted.
    static func reach(_ reach: Pattern.Availability) -> Localized<String> {
        let name = reach.platform.rawValue
        return Localized(
            english: "This code is written for \(name) \(reach.since) or newer.",
            chinese: "这段代码适用于 \(name) \(reach.since) 及以上。")
    }

    /// The style that the code has now, beside the advice.
    static func styleInCode(_ style: String, fits: Bool) -> Localized<String> {
        fits
            ? Localized(english: "Your code has `.\(style)` already.", chinese: "你的代码已经是 `.\(style)`。")
            : Localized(english: "Your code has `.\(style)` now.", chinese: "你的代码现在是 `.\(style)`。")
    }

    /// Why there is no advice, as a sentence for an error.
    static func line(for error: SituationError) -> Localized<StyledText> {
        switch error {
        case .tooFewOptions(let count):
            return Localized(
                english: "there is nothing to choose among \(count); give two options or more",
                chinese: "\(count) 个选项没有可选的；请给出 2 个或更多")
        case .beforeSwiftUI(let release, let platform, let since):
            return Localized(
                english:
                    "SwiftUI begins with \(platform.rawValue) \(since), and \(release) is older; give \(since) or newer",
                chinese: "SwiftUI 从 \(platform.rawValue) \(since) 开始，\(release) 更旧；请给出 \(since) 或更新的版本")
        }
    }
}
