import CommandLineSyntax
import KnowledgeModel

/// A program to try the syntax on: every kind of option and argument, and commands below commands.
enum Clinic {
    static let json = OptionDescription("json", short: "j", summary: same("Print JSON"))
    static let markdown = OptionDescription("markdown", short: "m", summary: same("Print Markdown"))
    static let limit = OptionDescription(
        "limit", short: "n", value: .one(name: "N", rule: .integer(1...50)),
        summary: same("Print at most N"), defaultValue: "10")
    static let options = OptionDescription(
        "options", value: .one(name: "N", rule: .integer(0...99, or: ["dynamic"])), summary: same("How many options"))
    static let style = OptionDescription(
        "style", value: .one(name: "STYLE", rule: .choice(["menu", "navigationLink", "wheel"])),
        summary: Localized(english: "The picker's style [SwiftUI]: one", chinese: "选择器的样式"))
    static let answer = OptionDescription(
        "answer", short: "a", value: .many(name: "QUESTION=ANSWER", rule: .pair), summary: same("An answer"))
    static let say = OptionDescription(
        "say", value: .one(name: "TEXT", rule: .text), summary: same("What's wrong"))
    static let entry = OptionDescription(
        "entry", value: .one(name: "ENTRY", rule: .listed(by: "printf '%s\\n' missing-tag tag-type", .text)),
        summary: same("An entry"))
    static let shell = ArgumentDescription("SHELL", rule: .choice(["bash", "zsh"]), summary: same("The shell"))
    static let sdk = OptionDescription("sdk", value: .one(name: "V", rule: .version), summary: same("The SDK"))
    static let file = OptionDescription("file", value: .one(name: "FILE", rule: .file), summary: same("A file"))
    static let language = OptionDescription(
        "lang", value: .one(name: "LANGUAGE", rule: .choice(["en", "zh"])), summary: same("The language"))

    static let words = ArgumentDescription("WORDS", count: .oneOrMore, summary: same("What you see"))
    static let subject = ArgumentDescription("SUBJECT", summary: same("What to explain"))
    static let detail = ArgumentDescription("DETAIL", count: .optional, summary: same("A part of it"))
    static let paths = ArgumentDescription("PATH", count: .any, rule: .file, summary: same("Files"))

    static let program = CommandDescription(
        "clinic", summary: Localized(english: "Find out what is wrong", chinese: "找出毛病"),
        discussion: Localized(
            english: "Asks questions on a terminal.\n\nKnows \\fB and 'quotes'.", chinese: "在终端上提问。"),
        options: [say], sharedOptions: [language],
        subcommands: [
            CommandDescription(
                "search", summary: Localized(english: "Search the causes", chinese: "搜索原因"), arguments: [words],
                options: [limit, style, json],
                examples: [.init("clinic search \"no tap\" -n 3", meaning: same("The three best"))]),
            CommandDescription(
                "explain", summary: same("Explain one"), arguments: [subject, detail],
                options: [json, markdown, entry],
                exclusions: [["json", "markdown"]]),
            CommandDescription(
                "check", summary: same("Read files"), arguments: [paths], options: [sdk, file, answer, options]),
            CommandDescription("completions", summary: same("A script"), arguments: [shell]),
            CommandDescription(
                "new", summary: same("Make one"),
                subcommands: [
                    CommandDescription("entry", summary: same("An entry"), arguments: [subject]),
                    CommandDescription("question", summary: same("A question"), arguments: [subject]),
                ], needsSubcommand: true),
        ],
        sentenceCommand: "search",
        exitCodes: [.init(0, meaning: same("Found")), .init(2, meaning: same("A mistake in the line"))],
        environment: [.init("NO_COLOR", meaning: same("No colours"))])

    private static func same(_ text: String) -> Localized<String> { Localized(english: text, chinese: text) }
}
