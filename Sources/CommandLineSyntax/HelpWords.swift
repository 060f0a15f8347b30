import KnowledgeModel

/// The fixed words of help and manual pages.
enum HelpWords {
    static let usage = Localized(english: "Usage", chinese: "用法")
    static let optionsMark = Localized(english: "[options]", chinese: "[选项]")
    static let commandMark = Localized(english: "COMMAND", chinese: "命令")
    static let arguments = Localized(english: "Arguments", chinese: "参数")
    static let options = Localized(english: "Options", chinese: "选项")
    static let sharedOptions = Localized(english: "Options of every command", chinese: "所有命令共有的选项")
    static let commands = Localized(english: "Commands", chinese: "命令")
    static let examples = Localized(english: "Examples", chinese: "示例")
    static let exitCodes = Localized(english: "Exit codes", chinese: "退出码")
    static let environment = Localized(english: "Environment", chinese: "环境变量")
    static let name = Localized(english: "Name", chinese: "名称")
    static let description = Localized(english: "Description", chinese: "说明")

    /// The sentence that leads from a program's help to a command's.
    static func more(_ line: String) -> Localized<String> {
        Localized(english: "More about a command: \(line)", chinese: "某个命令的详细说明：\(line)")
    }

    /// An argument's summary with what is to know about its value.
    static func summary(of argument: ArgumentDescription, in language: Language) -> String {
        text(argument.summary, notes: notes(about: argument.rule, in: language), in: language)
    }

    /// An option's summary with what is to know about its value.
    static func summary(of option: OptionDescription, in language: Language) -> String {
        var notes = notes(about: option.rule, in: language)
        if option.isRepeatable { notes.append(language == .english ? "may be repeated" : "可以重复") }
        if let value = option.defaultValue { notes.append((language == .english ? "default " : "默认 ") + value) }
        return text(option.summary, notes: notes, in: language)
    }

    private static func notes(about rule: ValueRule?, in language: Language) -> [String] {
        var notes: [String] = []
        switch rule {
        case .choice(let words): notes.append(words.joined(separator: language == .english ? ", " : "、"))
        case .integer(_, let words) where !words.isEmpty:
            notes.append((language == .english ? "a number or " : "数字或 ") + words.joined(separator: ", "))
        default: break
        }
        return notes
    }

    private static func text(_ summary: Localized<String>, notes: [String], in language: Language) -> String {
        let summary = summary[language]
        guard !notes.isEmpty else { return summary }
        return language == .english
            ? "\(summary) (\(notes.joined(separator: "; ")))" : "\(summary)（\(notes.joined(separator: "；"))）"
    }
}
