import PickerHelp
import Rendering

/// The words of prompts.
enum PromptWords {
    /// The lines below the answers: letters and what they do, a letter never parted from its name.
    ///
    /// - Parameter number: of a menu in which Enter must follow a number, what was typed of one, and how many answers there are.
    static func footer(
        _ commands: [PromptCommand], number: (typed: String, count: Int)? = nil, in language: Language, width: Int
    ) -> [StyledText] {
        let keys = commands.map { (String($0.letters[0]), $0.name[language]) }
        let numbers = number.map { [numberKeys(typed: $0.typed, count: $0.count, in: language)] } ?? []
        let all = numbers + keys + [("?", Localized(english: "keys", chinese: "按键")[language])]
        let separator = StyledText(" · ", .muted)
        var lines: [StyledText] = []
        for (letter, name) in all {
            let item = StyledText(letter, .code) + StyledText(" \(name)", .muted)
            if let last = lines.last, last.columns + separator.columns + item.columns <= width {
                lines[lines.count - 1] = last + separator + item
            } else {
                lines.append("  " + item)
            }
        }
        return lines
    }

    /// The number that is being typed, or which may be.
    private static func numberKeys(typed: String, count: Int, in language: Language) -> (String, String) {
        typed.isEmpty
            ? ("1–\(count)", Localized(english: "then Enter", chinese: "再按回车")[language])
            : (typed, Localized(english: "typed, Enter selects it", chinese: "已输入，按回车选择")[language])
    }

    /// What the keys do where single keys are read.
    static func keys(selectingAtOnce: Bool) -> Localized<String> {
        selectingAtOnce
            ? Localized(
                english: "Arrow keys or j and k move, Enter selects, a number selects at once. Ctrl-C leaves.",
                chinese: "用方向键或 j、k 移动，回车选择，输入数字直接选择，Ctrl-C 离开。")
            : Localized(
                english: "Arrow keys or j and k move, a number moves to its answer, Enter selects. Ctrl-C leaves.",
                chinese: "用方向键或 j、k 移动，输入数字移到对应的答案，回车选择，Ctrl-C 离开。")
    }

    /// What may be typed where only lines are read.
    static let lines = Localized(
        english: "Type the number of an answer or one of the letters, then press Enter.",
        chinese: "输入答案的编号或上面的字母，然后按回车。")

    /// The line after something else was typed.
    static func notAnAnswer(_ text: String, count: Int) -> Localized<StyledText> {
        let typed = StyledText(text, .code).truncated(to: 40)
        let range = count > 1 ? "1–\(count)" : "1"
        return Localized(
            english: "\(typed) is not one of the answers; type \(range) or a letter from the line above.",
            chinese: "\(typed) 不是可选的答案；请输入 \(range) 或上一行中的字母。")
    }

    /// The marks where answers do not fit into the window.
    static func more(_ count: Int, above: Bool) -> Localized<String> {
        let arrow = above ? "↑" : "↓"
        return Localized(english: "\(arrow) \(count) more", chinese: "\(arrow) 还有 \(count) 项")
    }
}
