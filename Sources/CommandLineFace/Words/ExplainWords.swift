import MachineOutput
import PickerHelp
import Rendering

/// What an explanation says beside the knowledge itself.
enum ExplainWords {
    static let code = Localized(english: "Code", chinese: "代码")
    static let ownCode = Localized(english: "Code for your own types", chinese: "为自己的类型生成代码")
    static let related = Localized(english: "See also", chinese: "另见")

    /// What a sample is, as the heading over it.
    static func heading(of sample: Sample) -> Localized<String> {
        switch sample.role {
        case .before: Localized(english: "Shows the fault", chinese: "出错的写法")
        case .after:
            sample.when.isEmpty
                ? Localized(english: "Repaired", chinese: "修复后")
                : Localized(english: "Repaired otherwise", chinese: "另一种修复")
        case .nearMiss: Localized(english: "Looks like the fault and is none", chinese: "看着像、其实没问题")
        }
    }

    /// How bad the fault is.
    static func severity(_ severity: Entry.Severity) -> Localized<String> {
        switch severity {
        case .error: Localized(english: "surely fails", chinese: "必定出错")
        case .warning: Localized(english: "fails in some circumstances", chinese: "某些情况下出错")
        case .advice: Localized(english: "advice", chinese: "建议")
        }
    }

    static func unknown(_ text: String, nearest: [Slug]) -> Localized<StyledText> {
        let names = StyledText.joined(nearest.map { StyledText($0.text, .slug) }, separator: ", ")
        return Localized(
            english: StyledText(nothing(text).english) + " Did you mean " + names + "?",
            chinese: StyledText(nothing(text).chinese) + "是不是想找 " + names + "？")
    }

    /// - Parameter found: the title of what a search for the text finds first; its command follows on a line of its own.
    static func unknown(_ text: String, found: String?) -> Localized<StyledText> {
        let nothing = nothing(text)
        guard let found else {
            return Localized(
                english: "\(nothing.english) Describe what you see on the screen, and search for that:",
                chinese: "\(nothing.chinese)请描述屏幕上看到的现象，再搜索：")
        }
        return Localized(
            english: "\(nothing.english) A search for it finds \("“\(found)”", .strong) first:",
            chinese: "\(nothing.chinese)搜索它，排在第一的是\("“\(found)”", .strong)：")
    }

    /// The command that searches for a text, for copying.
    static func search(_ text: String) -> StyledText {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return StyledText("picker-doctor search \(ShellWord.quoted(line))", .code)
    }

    private static func nothing(_ text: String) -> Localized<String> {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let shown = String(line.prefix(60)) + (line.count > 60 ? "…" : "")
        return Localized(
            english: "“\(shown)” is no entry and no known message.", chinese: "“\(shown)”不是条目名称，也不是已知的提示。")
    }

    static let messageTitle = Localized(english: "What this message means", chinese: "这条提示的含义")

    static func causes(_ count: Int) -> Localized<String> {
        count == 1
            ? Localized(english: "One known cause prints it:", chinese: "已知有 1 个原因会打印它：")
            : Localized(
                english: "\(count) known causes print it, the likeliest first:", chinese: "已知有 \(count) 个原因会打印它，最可能的在前："
            )
    }

    static let tellApart = Localized<StyledText>(
        english: "To tell them apart by a few questions: \("picker-doctor diagnose --message '…'", .code)",
        chinese: "用几个问题区分它们：\("picker-doctor diagnose --message '…'", .code)")
}
