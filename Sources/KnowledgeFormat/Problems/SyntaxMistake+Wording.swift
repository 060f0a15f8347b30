extension SyntaxMistake {
    var wording: Wording {
        switch self {
        case .unexpected(let found, let expected):
            Wording(
                "not JSON: `\(found)` stands here", "不是合法的 JSON：这里是 `\(found)`", do: "write \(expected.english)",
                "请写\(expected.chinese)")
        case .textEnds(let expected):
            Wording(
                "not JSON: the text ends here", "不是合法的 JSON：文本到此结束", do: "write \(expected.english)",
                "请写\(expected.chinese)")
        case .textAfterTheEnd:
            Wording("not JSON: something follows the end", "不是合法的 JSON：结尾之后还有内容", do: "remove it", "请删除")
        case .unclosedComment:
            Wording("not JSON: the comment has no end", "不是合法的 JSON：注释没有结束", do: "add `*/`", "请加上 `*/`")
        case .unclosedText:
            Wording(
                "not JSON: the text has no closing quote on its line", "不是合法的 JSON：文本在本行没有右引号", do: "add `\"`",
                "请加上 `\"`")
        case .unknownEscape:
            Wording(
                "not JSON: unknown escape after the backslash", "不是合法的 JSON：反斜杠后的转义未知",
                do: "write `\\\\` for a backslash",
                "反斜杠请写成 `\\\\`")
        case .notANumber(let text):
            Wording(
                "not JSON: `\(text)` is no number", "不是合法的 JSON：`\(text)` 不是数字", do: "write it like 0.5", "请写成 0.5 的形式")
        case .tooDeep(let limit):
            Wording("values are nested too deeply", "嵌套太深", do: "at most \(limit) levels are read", "最多读取 \(limit) 层")
        }
    }
}

extension SyntaxMistake.Expected {
    fileprivate var english: String {
        switch self {
        case .value: "a value"
        case .key: "a key in double quotes (no comma before a closing brace)"
        case .colon: "a colon"
        case .commaOrBrace: "a comma or `}`"
        case .commaOrBracket: "a comma or `]`"
        }
    }

    fileprivate var chinese: String {
        switch self {
        case .value: "一个值"
        case .key: "双引号中的键（右花括号前不能有逗号）"
        case .colon: "冒号"
        case .commaOrBrace: "逗号或 `}`"
        case .commaOrBracket: "逗号或 `]`"
        }
    }
}
