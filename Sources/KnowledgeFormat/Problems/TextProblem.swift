import KnowledgeModel

/// What can be wrong with a text in a JSON file.
package enum TextProblem: Hashable, Sendable {
    case empty
    case blanksAround
    case severalLines
    case notKebabCase(String)
    case badPlaceholder(String)
    case messageWithoutText
    case wrongLanguage(Language)
    case notAWebAddress(String)
    case notADate(String)
}

extension TextProblem {
    var wording: Wording {
        switch self {
        case .empty: Wording("the text is empty", "文本是空的", do: "write it", "请填写")
        case .blanksAround: Wording("the text has blanks around it", "文本前后有空白", do: "remove them", "请去掉")
        case .severalLines: Wording("the text has several lines", "文本有多行", do: "write it on one line", "请写成一行")
        case .notKebabCase(let name):
            Wording(
                "`\(name)` is not kebab case", "`\(name)` 不是 kebab case",
                do: "use lower-case letters, digits and single hyphens", "请只用小写字母、数字和单个连字符")
        case .badPlaceholder(let text):
            Wording(
                "`\(text)` is no placeholder", "`\(text)` 不是占位符",
                do: "write `{name}` with letters only and text between two of them", "请写成 `{name}`，只用字母，两个占位符之间要有文字")
        case .messageWithoutText:
            Wording(
                "the message has too little text of its own", "消息里固定的文字太少",
                do: "write at least 8 letters besides the placeholders",
                "除占位符外至少写 8 个字符")
        case .wrongLanguage(.english):
            Wording("the English text is Chinese", "英文文本写成了中文", do: "write it in English", "请用英文写")
        case .wrongLanguage(.chinese):
            Wording("the Chinese text has no Chinese character", "中文文本里没有汉字", do: "write it in Chinese", "请用中文写")
        case .notAWebAddress(let text):
            Wording(
                "`\(text)` is no address on the web", "`\(text)` 不是网址", do: "write a full `https://` address",
                "请写完整的 `https://` 网址")
        case .notADate(let text):
            Wording(
                "`\(text)` is no date", "`\(text)` 不是日期", do: "write 2024, 2024-01 or 2024-01-15",
                "请写成 2024、2024-01 或 2024-01-15")
        }
    }
}
