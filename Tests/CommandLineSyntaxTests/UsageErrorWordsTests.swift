import CommandLineSyntax
import KnowledgeModel
import Testing

@Suite("Words of usage errors")
struct UsageErrorWordsTests {
    static let lines: [(UsageError.Problem, String, String)] = [
        (
            .unknownOption("--jsn", nearest: "--json"), "There is no option --jsn here; did you mean --json?",
            "这里没有选项 --jsn；是不是想用 --json？"
        ),
        (
            .unknownOption("--foo", nearest: nil), "There is no option --foo here; see clinic search --help.",
            "这里没有选项 --foo；请看 clinic search --help。"
        ),
        (
            .unknownCommand("serch", nearest: "search"), "There is no command serch; did you mean search?",
            "没有命令 serch；是不是想用 search？"
        ),
        (
            .unknownCommand("", nearest: nil), "There is no command \"\"; see clinic search --help.",
            "没有命令 \"\"；请看 clinic search --help。"
        ),
        (.missingCommand(["entry", "question"]), "Add what to do: entry or question.", "请写明要做什么：entry 或 question。"),
        (
            .missingValue(option: "--limit", valueName: "N", next: nil), "--limit needs a value: --limit N.",
            "--limit 缺少值：--limit N。"
        ),
        (
            .missingValue(option: "--limit", valueName: "N", next: "--json"),
            "--limit needs a value before --json; write --limit=N.", "--limit 在 --json 之前缺少值；请写成 --limit=N。"
        ),
        (
            .unexpectedValue(option: "--json", value: "yes"), "--json takes no value; leave out =yes.",
            "--json 不带值；请去掉 =yes。"
        ),
        (
            .invalidValue("0", subject: "-n", rule: .integer(1...50)),
            "0 is no value for -n; give a whole number from 1 to 50.", "0 不能作为 -n 的值；请给出1 到 50 之间的整数。"
        ),
        (
            .invalidValue("x", subject: "--options", rule: .integer(0...(.max), or: ["dynamic"])),
            "x is no value for --options; give a whole number from 0 or dynamic.",
            "x 不能作为 --options 的值；请给出不小于 0 的整数，或 dynamic。"
        ),
        (
            .invalidValue("grid", subject: "--style", rule: .choice(["menu", "tabs", "wheel"])),
            "grid is no value for --style; give menu, tabs or wheel.", "grid 不能作为 --style 的值；请给出 menu, tabs 或 wheel。"
        ),
        (
            .invalidValue("x", subject: "-a", rule: .pair), "x is no value for -a; give NAME=VALUE.",
            "x 不能作为 -a 的值；请给出 NAME=VALUE。"
        ),
        (
            .missingArgument("WORDS", summary: Localized(english: "What you see", chinese: "看到的现象")),
            "WORDS is missing: what you see; see clinic search --help.", "缺少 WORDS：看到的现象；请看 clinic search --help。"
        ),
        (
            .unknownSentence(words: ["it's", "not", "working"], command: "clinic search"),
            "There is no command it's; for a description in your own words: clinic search 'its not working'",
            "没有命令 it's；用自己的话描述请写：clinic search 'its not working'"
        ),
        (
            .unexpectedArgument("c"),
            "Nothing is expected at c; leave it out, or put words that belong together in quotes.",
            "多出了 c；请去掉，或用引号把同一段话括起来。"
        ),
        (
            .conflict("--json", "-m"), "--json and -m exclude each other; give one of them.",
            "--json 和 -m 不能同时使用；请只留一个。"
        ),
    ]

    @Test("One line that says what to do", arguments: lines)
    func line(problem: UsageError.Problem, english: String, chinese: String) {
        let error = UsageError(path: ["clinic", "search"], problem: problem)
        #expect(UsageErrorWords.line(for: error, in: .english).plainText == english)
        #expect(UsageErrorWords.line(for: error, in: .chinese).plainText == chinese)
    }

    @Test("A hostile or long word stays harmless, on one line", arguments: Language.allCases)
    func hostile(language: Language) {
        for word in ["--\u{1B}[2J", "a\nb", String(repeating: "长", count: 500)] {
            let error = UsageError(path: ["clinic"], problem: .unexpectedArgument(word))
            let line = UsageErrorWords.line(for: error, in: language)
            #expect(line.lines.count == 1)
            #expect(line.columns < 160)
            #expect(!line.plainText.contains("\u{1B}"))
        }
    }
}
