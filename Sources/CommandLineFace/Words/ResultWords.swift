import PickerHelp
import Rendering

/// What the result of an interview says.
enum ResultWords {
    // MARK: Headlines

    static func sure(_ probability: Double) -> Localized<String> {
        let share = Percent.text(probability)
        return Localized(english: "\(share) likely", chinese: "可能性 \(share)")
    }

    static let found = Localized(english: "This is most likely it:", chinese: "最可能的原因：")
    static let sameFix = Localized(
        english: "It is one of these, and the same repair helps with each:", chinese: "是下面其中之一，修法都一样：")
    static let unsure = Localized(english: "Not certain, but these fit best:", chinese: "还不能确定，最符合的是：")
    static let soFar = Localized(english: "Not decided yet. What fits best so far:", chinese: "还没有定论，目前最符合的是：")
    static let unknown = Localized(
        english: "Most likely it is something that is not known here. Of what is known, these fit best:",
        chinese: "很可能是这里没有收录的原因。已知原因里最符合的是：")
    static let tooLittle = Localized(
        english: "That is too little to name a cause.", chinese: "了解得还太少，说不出原因。")
    static let still = Localized(english: "Still the likeliest: ", chinese: "最可能的仍是：")

    static let tryFirst = Localized(english: "Try this first", chinese: "先试这个")
    static let tryFirstBecauseQuick = Localized(
        english: "Try this first, it is quick", chinese: "先试这个，改起来快")

    static let tryNext = Localized(english: "Otherwise try this next", chinese: "否则接着试这个")

    /// The repair of the likeliest cause did not help, and yet the answers speak for it.
    static func pointsToRejected(_ title: String) -> Localized<StyledText> {
        Localized(
            english: """
                Your answers still point to \("“\(title)”", .strong), though its repair did not help. Look once more whether \
                every option was changed, or whether an answer was wrong.
                """,
            chinese: "你的回答仍然指向\("“\(title)”", .strong)，但照着修没用。请再检查是否每个选项都改了，或者某个回答有误。")
    }

    // MARK: Parts

    static let supporting = Localized(english: "What speaks for it", chinese: "支持它的")
    static let opposing = Localized(english: "What speaks against it", chinese: "反对它的")
    static let confirm = Localized(english: "Confirm it", chinese: "确认一下")
    static let fix = Localized(english: "Fix it", chinese: "修复")
    static let code = Localized(english: "Code", chinese: "代码")
    static let faulty = Localized(english: "faulty", chinese: "出错的")
    static let repaired = Localized(english: "repaired", chinese: "修复后")

    static func yourWords(_ text: String) -> Localized<String> {
        Localized(english: "You said: “\(text)”", chinese: "你说：“\(text)”")
    }

    static func yourMessage(_ text: String) -> Localized<String> {
        Localized(english: "The message: \(text)", chinese: "提示：\(text)")
    }

    /// - Parameters:
    ///   - grounds: the answers from which it follows.
    ///   - answer: what follows.
    static func conclusion(_ grounds: [StyledText], _ answer: StyledText) -> Localized<StyledText> {
        Localized(
            english: "From your two answers, \(StyledText.joined(grounds, separator: " and ")): \(answer)",
            chinese: "由你的两个回答得出（\(StyledText.joined(grounds, separator: "、"))）：\(answer)")
    }

    static func checkSays(_ title: String) -> Localized<String> {
        Localized(english: "picker-doctor check finds: \(title)", chinese: "picker-doctor check 发现：\(title)")
    }

    static func rejected(_ title: String) -> Localized<String> {
        Localized(english: "Tried, did not help: \(title)", chinese: "试过没用：\(title)")
    }

    // MARK: Afterwards

    /// The question after a repair; it names the cause, which may have left the window.
    static func didItHelp(_ title: String) -> Localized<String> {
        Localized(english: "\(title): did that fix it?", chinese: "\(title)：这样修好了吗？")
    }

    static let yes = Localized(english: "Yes, it works now", chinese: "好了")
    static let no = Localized(english: "No, it did not help", chinese: "没用")
    static let entry = Localized(english: "Show me everything about it", chinese: "看完整说明")
    static let more = Localized(english: "Ask me one more question", chinese: "再问我一个问题")

    static let exhausted = Localized(
        english: "Everything that is likely has been tried. This looks like a cause that is not known here.",
        chinese: "可能的原因都试过了，看来是这里没有收录的原因。")
    static let whatNow = Localized(english: "What to do now", chinese: "接下来可以")
    static let exhaustedSteps = Localized<[StyledText]>(
        english: [
            "Look for what you see in your own words: \("picker-doctor search …", .code)",
            "Cut the view down until the fault goes away; what you removed last is the lead.",
            "Report it with that small view and the saved interview (\("--save FILE", .code)), so that it is known next time.",
        ],
        chinese: [
            "用自己的话搜索看到的现象：\("picker-doctor search …", .code)",
            "逐步删减视图，直到问题消失；最后删掉的那部分就是线索。",
            "把这个最小视图和保存的问诊（\("--save FILE", .code)）一起反馈，下次就能认出来。",
        ])
    static let anythingElse = Localized(english: "And now?", chinese: "现在怎么办？")
    static let stop = Localized(english: "Stop here", chinese: "到此为止")
    static let reconsider = Localized(english: "Change an answer", chinese: "改一个回答")
}
