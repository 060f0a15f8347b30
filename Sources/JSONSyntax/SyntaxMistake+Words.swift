import KnowledgeModel

extension SyntaxMistake {
    /// What is wrong.
    package var problem: Localized<String> {
        switch self {
        case .unexpected(let found, _):
            Localized(english: "not JSON: `\(found)` stands here", chinese: "不是合法的 JSON：这里是 `\(found)`")
        case .textEnds: Localized(english: "not JSON: the text ends here", chinese: "不是合法的 JSON：文本到此结束")
        case .textAfterTheEnd:
            Localized(english: "not JSON: something follows the end", chinese: "不是合法的 JSON：结尾之后还有内容")
        case .unclosedComment: Localized(english: "not JSON: the comment has no end", chinese: "不是合法的 JSON：注释没有结束")
        case .unclosedText:
            Localized(
                english: "not JSON: the text has no closing quote on its line", chinese: "不是合法的 JSON：文本在本行没有右引号")
        case .unknownEscape:
            Localized(english: "not JSON: unknown escape after the backslash", chinese: "不是合法的 JSON：反斜杠后的转义未知")
        case .notANumber(let text):
            Localized(english: "not JSON: `\(text)` is no number", chinese: "不是合法的 JSON：`\(text)` 不是数字")
        case .tooDeep: Localized(english: "values are nested too deeply", chinese: "嵌套太深")
        }
    }

    /// What to do about it.
    package var remedy: Localized<String> {
        switch self {
        case .unexpected(_, let expected), .textEnds(let expected):
            Localized(english: "write \(expected.words.english)", chinese: "请写\(expected.words.chinese)")
        case .textAfterTheEnd: Localized(english: "remove it", chinese: "请删除")
        case .unclosedComment: Localized(english: "add `*/`", chinese: "请加上 `*/`")
        case .unclosedText: Localized(english: "add `\"`", chinese: "请加上 `\"`")
        case .unknownEscape: Localized(english: "write `\\\\` for a backslash", chinese: "反斜杠请写成 `\\\\`")
        case .notANumber: Localized(english: "write it like 0.5", chinese: "请写成 0.5 的形式")
        case .tooDeep(let limit):
            Localized(english: "at most \(limit) levels are read", chinese: "最多读取 \(limit) 层")
        }
    }
}

extension SyntaxMistake.Expected {
    fileprivate var words: Localized<String> {
        switch self {
        case .value: Localized(english: "a value", chinese: "一个值")
        case .key:
            Localized(
                english: "a key in double quotes (no comma before a closing brace)", chinese: "双引号中的键（右花括号前不能有逗号）")
        case .colon: Localized(english: "a colon", chinese: "冒号")
        case .commaOrBrace: Localized(english: "a comma or `}`", chinese: "逗号或 `}`")
        case .commaOrBracket: Localized(english: "a comma or `]`", chinese: "逗号或 `]`")
        }
    }
}
