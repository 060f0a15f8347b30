import KnowledgeModel
import Rendering

/// The words for usage errors: one line each, which says what is wrong and what to do.
package enum UsageErrorWords {
    /// The line for an error, without the program's name in front.
    package static func line(for error: UsageError, in language: Language) -> StyledText {
        let help = (error.path + ["--help"]).joined(separator: " ")
        switch language {
        case .english: return english(error.problem, help: code(help))
        case .chinese: return chinese(error.problem, help: code(help))
        }
    }

    private static func english(_ problem: UsageError.Problem, help: StyledText) -> StyledText {
        switch problem {
        case .unknownOption(let word, let nearest?):
            "There is no option \(code(word)) here; did you mean \(code(nearest))?"
        case .unknownOption(let word, nil):
            "There is no option \(code(word)) here; see \(help)."
        case .unknownCommand(let word, let nearest?):
            "There is no command \(code(word)); did you mean \(code(nearest))?"
        case .unknownCommand(let word, nil):
            "There is no command \(code(word)); see \(help)."
        case .missingCommand(let names):
            "Add what to do: \(list(names, " or "))."
        case .missingValue(let option, let name, let next?):
            "\(code(option)) needs a value before \(code(next)); write \(code("\(option)\(joint(option))\(name)"))."
        case .missingValue(let option, let name, nil):
            "\(code(option)) needs a value: \(code("\(option) \(name)"))."
        case .unexpectedValue(let option, let value):
            "\(code(option)) takes no value; leave out \(code("=" + value))."
        case .invalidValue(let value, let subject, let rule):
            "\(code(value)) is no value for \(code(subject)); give \(english(rule))."
        case .missingArgument(let name, let summary):
            "\(code(name)) is missing: \(lowercasedFirst(summary.english)); see \(help)."
        case .unknownSentence(let words, let command):
            "There is no command \(code(words[0])); for a description in your own words: \(sentence(words, command))"
        case .unexpectedArgument(let word):
            "Nothing is expected at \(code(word)); leave it out, or put words that belong together in quotes."
        case .conflict(let first, let second):
            "\(code(first)) and \(code(second)) exclude each other; give one of them."
        }
    }

    private static func chinese(_ problem: UsageError.Problem, help: StyledText) -> StyledText {
        switch problem {
        case .unknownOption(let word, let nearest?):
            "这里没有选项 \(code(word))；是不是想用 \(code(nearest))？"
        case .unknownOption(let word, nil):
            "这里没有选项 \(code(word))；请看 \(help)。"
        case .unknownCommand(let word, let nearest?):
            "没有命令 \(code(word))；是不是想用 \(code(nearest))？"
        case .unknownCommand(let word, nil):
            "没有命令 \(code(word))；请看 \(help)。"
        case .missingCommand(let names):
            "请写明要做什么：\(list(names, " 或 "))。"
        case .missingValue(let option, let name, let next?):
            "\(code(option)) 在 \(code(next)) 之前缺少值；请写成 \(code("\(option)\(joint(option))\(name)"))。"
        case .missingValue(let option, let name, nil):
            "\(code(option)) 缺少值：\(code("\(option) \(name)"))。"
        case .unexpectedValue(let option, let value):
            "\(code(option)) 不带值；请去掉 \(code("=" + value))。"
        case .invalidValue(let value, let subject, let rule):
            "\(code(value)) 不能作为 \(code(subject)) 的值；请给出\(chinese(rule))。"
        case .missingArgument(let name, let summary):
            "缺少 \(code(name))：\(summary.chinese)；请看 \(help)。"
        case .unknownSentence(let words, let command):
            "没有命令 \(code(words[0]))；用自己的话描述请写：\(sentence(words, command))"
        case .unexpectedArgument(let word):
            "多出了 \(code(word))；请去掉，或用引号把同一段话括起来。"
        case .conflict(let first, let second):
            "\(code(first)) 和 \(code(second)) 不能同时使用；请只留一个。"
        }
    }

    private static func english(_ rule: ValueRule) -> StyledText {
        switch rule {
        case .text: "a text"
        case .choice(let words): list(words, " or ")
        case .integer(let range, let words):
            StyledText(english(range)) + (words.isEmpty ? "" : " or " + list(words, " or "))
        case .version: "a release number such as \(code("16.4"))"
        case .pair: code("NAME=VALUE")
        case .file: "a file"
        case .folder: "a folder"
        case .listed(_, let rule): english(rule)
        }
    }

    private static func chinese(_ rule: ValueRule) -> StyledText {
        switch rule {
        case .text: "一段文字"
        case .choice(let words): " " + list(words, " 或 ")
        case .integer(let range, let words):
            StyledText(chinese(range)) + (words.isEmpty ? "" : "，或 " + list(words, " 或 "))
        case .version: "版本号，例如 \(code("16.4"))"
        case .pair: " " + code("NAME=VALUE")
        case .file: "文件"
        case .folder: "文件夹"
        case .listed(_, let rule): chinese(rule)
        }
    }

    private static func english(_ range: ClosedRange<Int>) -> String {
        range.upperBound == .max
            ? "a whole number from \(range.lowerBound)"
            : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }

    private static func chinese(_ range: ClosedRange<Int>) -> String {
        range.upperBound == .max
            ? "不小于 \(range.lowerBound) 的整数" : "\(range.lowerBound) 到 \(range.upperBound) 之间的整数"
    }

    private static func list(_ words: [String], _ last: String) -> StyledText {
        guard words.count > 1 else { return StyledText.joined(words.map(code), separator: "") }
        return StyledText.joined(words.dropLast().map(code), separator: ", ") + StyledText(last)
            + code(words[words.count - 1])
    }

    /// The line that takes the words as one sentence; quotes of the words' own would end the sentence, so they are left out.
    private static func sentence(_ words: [String], _ command: String) -> StyledText {
        let text = words.joined(separator: " ").filter { $0 != "'" && !$0.isNewline }
        return StyledText("\(command) '", .code) + StyledText(text, .code).truncated(to: 60) + StyledText("'", .code)
    }

    private static func lowercasedFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    /// What stands between an option's name and an attached value.
    private static func joint(_ option: String) -> String { option.hasPrefix("--") ? "=" : "" }

    /// A word of the user's or of the program's: on one line and not too long, in quotes where it would be invisible.
    private static func code(_ word: String) -> StyledText {
        word.allSatisfy(\.isWhitespace) ? StyledText("\"\(word)\"", .code) : StyledText(word, .code).truncated(to: 60)
    }
}
