import CommandLineSyntax
import KnowledgeModel
import Testing

@Suite("Parsing")
struct ParserTests {
    struct Good: CustomTestStringConvertible, Sendable {
        var words: [String]
        var path: String
        var options: [String: [String]] = [:]
        var arguments: [String: [String]] = [:]
        var testDescription: String { words.joined(separator: " ") }
    }

    static let good: [Good] = [
        Good(words: [], path: "clinic"),
        Good(words: ["--say", "no tap"], path: "clinic", options: ["say": ["no tap"]]),
        Good(words: ["search", "no", "tap"], path: "clinic search", arguments: ["WORDS": ["no", "tap"]]),
        Good(words: ["search", ""], path: "clinic search", arguments: ["WORDS": [""]]),
        Good(
            words: ["search", "x", "--limit", "3"], path: "clinic search", options: ["limit": ["3"]],
            arguments: ["WORDS": ["x"]]),
        Good(
            words: ["search", "--limit=3", "x"], path: "clinic search", options: ["limit": ["3"]],
            arguments: ["WORDS": ["x"]]),
        Good(
            words: ["search", "-n", "3", "x"], path: "clinic search", options: ["limit": ["3"]],
            arguments: ["WORDS": ["x"]]),
        Good(
            words: ["search", "-n3", "x"], path: "clinic search", options: ["limit": ["3"]], arguments: ["WORDS": ["x"]]
        ),
        Good(
            words: ["search", "-n=3", "x"], path: "clinic search", options: ["limit": ["3"]],
            arguments: ["WORDS": ["x"]]),
        Good(
            words: ["search", "-jn3", "x"], path: "clinic search", options: ["json": [""], "limit": ["3"]],
            arguments: ["WORDS": ["x"]]),
        // The last one of a single value counts.
        Good(
            words: ["search", "-n3", "-n", "5", "x"], path: "clinic search", options: ["limit": ["3", "5"]],
            arguments: ["WORDS": ["x"]]),
        // Options before their command, shared ones on either side.
        Good(
            words: ["--limit", "3", "--lang", "zh", "search", "x"], path: "clinic search",
            options: ["limit": ["3"], "lang": ["zh"]], arguments: ["WORDS": ["x"]]),
        Good(
            words: ["search", "x", "--lang=ZH"], path: "clinic search", options: ["lang": ["zh"]],
            arguments: ["WORDS": ["x"]]),
        Good(
            words: ["search", "--", "--limit", "-n"], path: "clinic search", arguments: ["WORDS": ["--limit", "-n"]]),
        Good(words: ["search", "-5", "-"], path: "clinic search", arguments: ["WORDS": ["-5", "-"]]),
        // A pasted message may start with hyphens.
        Good(
            words: ["search", "- error: no", "-- crash --"], path: "clinic search",
            arguments: ["WORDS": ["- error: no", "-- crash --"]]),
        Good(words: ["--say", "-5"], path: "clinic", options: ["say": ["-5"]]),
        Good(words: ["--say="], path: "clinic", options: ["say": [""]]),
        Good(words: ["--say", ""], path: "clinic", options: ["say": [""]]),
        Good(words: ["--say=--x=y"], path: "clinic", options: ["say": ["--x=y"]]),
        Good(
            words: ["search", "--style", "NAVIGATIONLINK", "x"], path: "clinic search",
            options: ["style": ["navigationLink"]], arguments: ["WORDS": ["x"]]),
        Good(words: ["explain", "a"], path: "clinic explain", arguments: ["SUBJECT": ["a"]]),
        Good(words: ["explain", "a", "b"], path: "clinic explain", arguments: ["SUBJECT": ["a"], "DETAIL": ["b"]]),
        Good(words: ["explain", "search"], path: "clinic explain", arguments: ["SUBJECT": ["search"]]),
        Good(words: ["check"], path: "clinic check"),
        Good(
            words: ["check", "-a", "q=a=b", "--answer", "r=", "--options", "Dynamic", "--sdk", "16.4"],
            path: "clinic check",
            options: ["answer": ["q=a=b", "r="], "options": ["dynamic"], "sdk": ["16.4"]]),
        Good(words: ["check", "--options", "007"], path: "clinic check", options: ["options": ["7"]]),
        Good(words: ["new", "entry", "a/b"], path: "clinic new entry", arguments: ["SUBJECT": ["a/b"]]),
    ]

    @Test("Lines that make sense", arguments: good)
    func understands(_ line: Good) throws {
        let parsed = try Parser(Clinic.program).parse(line.words)
        #expect(parsed.path.joined(separator: " ") == line.path)
        #expect(parsed.request == .run)
        let options: [OptionDescription] = [
            Clinic.json, Clinic.markdown, Clinic.style, Clinic.answer, Clinic.say, Clinic.sdk, Clinic.file,
            Clinic.language,
            Clinic.options, Clinic.limit,
        ]
        for option in options where parsed.has(option) || line.options[option.long] != nil {
            #expect(parsed.values(of: option) == line.options[option.long])
        }
        for argument in [Clinic.words, Clinic.subject, Clinic.detail, Clinic.paths] {
            #expect(parsed.values(of: argument) == line.arguments[argument.name] ?? [])
        }
    }

    @Test("Values in the form that the program needs")
    func values() throws {
        let search = try Parser(Clinic.program).parse(["search", "x", "-n3", "-n5"])
        #expect(search.integer(of: Clinic.limit) == 5)
        #expect(search.value(of: Clinic.words) == "x")
        let plain = try Parser(Clinic.program).parse(["search", "x"])
        #expect(plain.integer(of: Clinic.limit) == 10)
        #expect(!plain.has(Clinic.limit))
        #expect(plain.value(of: Clinic.style) == nil)
        let pairs = try Parser(Clinic.program).parse(["check", "-a", "q=a=b", "-a", "r="]).pairs(of: Clinic.answer)
        #expect(pairs.map(\.name) == ["q", "r"])
        #expect(pairs.map(\.value) == ["a=b", ""])
    }

    @Test(
        "Help and version",
        arguments: [
            (["--help"], "clinic", .help), (["-h"], "clinic", .help), (["search", "-h"], "clinic search", .help),
            (["--help", "search"], "clinic search", .help), (["search", "--wrong", "--help"], "clinic search", .help),
            (["new", "entry", "--help"], "clinic new entry", .help), (["help"], "clinic", .help),
            (["help", "new", "entry"], "clinic new entry", .help), (["--version"], "clinic", .version),
            (["--version", "--help"], "clinic", .help), (["help", "new", "--lang", "zh"], "clinic new", .help),
        ] as [([String], String, ParsedCommand.Request)])
    func requests(words: [String], path: String, request: ParsedCommand.Request) throws {
        let parsed = try Parser(Clinic.program).parse(words)
        #expect(parsed.path.joined(separator: " ") == path)
        #expect(parsed.request == request)
    }

    @Test(
        "Help is in the language that was asked for, whatever else is wrong",
        arguments: [
            ["--lang", "zh", "search", "--help"], ["search", "--help", "--lang=zh", "--wrong"],
            ["help", "search", "--lang", "zh"],
        ])
    func helpLanguage(words: [String]) throws {
        #expect(try Parser(Clinic.program).parse(words).value(of: Clinic.language) == "zh")
    }

    @Test(
        "Mistakes",
        arguments: [
            (["--lmit"], "clinic", .unknownOption("--lmit", nearest: nil)),
            (["search", "--lmit", "3", "x"], "clinic search", .unknownOption("--lmit", nearest: "--limit")),
            (["search", "--jsn", "x"], "clinic search", .unknownOption("--jsn", nearest: "--json")),
            (["search", "--JSON", "x"], "clinic search", .unknownOption("--JSON", nearest: "--json")),
            (["search", "--xyzzy", "x"], "clinic search", .unknownOption("--xyzzy", nearest: nil)),
            (["search", "-json", "x"], "clinic search", .unknownOption("-json", nearest: "--json")),
            (["search", "-z", "x"], "clinic search", .unknownOption("-z", nearest: nil)),
            (["explain", "x", "--limit", "3"], "clinic explain", .unknownOption("--limit", nearest: nil)),
            (["serch", "x"], "clinic", .unknownCommand("serch", nearest: "search")),
            (["xyzzy"], "clinic", .unknownCommand("xyzzy", nearest: nil)),
            ([""], "clinic", .unknownCommand("", nearest: nil)),
            (["xyzzy", "it"], "clinic", .unknownCommand("xyzzy", nearest: nil)),
            (["serch", "no", "tap"], "clinic", .unknownCommand("serch", nearest: "search")),
            (
                ["my", "picker", "fails", "--lang", "en"], "clinic",
                .unknownSentence(words: ["my", "picker", "fails", "en"], command: "clinic search")
            ),
            (["my picker"], "clinic", .unknownSentence(words: ["my picker"], command: "clinic search")),
            (["没反应"], "clinic", .unknownSentence(words: ["没反应"], command: "clinic search")),
            // Only the program itself takes sentences.
            (["new", "my", "own", "entry"], "clinic new", .unknownCommand("my", nearest: nil)),
            (["help", "exlpain"], "clinic", .unknownCommand("exlpain", nearest: "explain")),
            (["new"], "clinic new", .missingCommand(["entry", "question"])),
            (["new", "entri"], "clinic new", .unknownCommand("entri", nearest: "entry")),
            (["search", "x", "--limit"], "clinic search", .missingValue(option: "--limit", valueName: "N", next: nil)),
            (["search", "x", "-n"], "clinic search", .missingValue(option: "-n", valueName: "N", next: nil)),
            (
                ["search", "--limit", "--json", "x"], "clinic search",
                .missingValue(option: "--limit", valueName: "N", next: "--json")
            ),
            (["search", "--json=yes", "x"], "clinic search", .unexpectedValue(option: "--json", value: "yes")),
            (
                ["search", "-n", "-5", "x"], "clinic search",
                .invalidValue("-5", subject: "-n", rule: .integer(1...50))
            ),
            (["search", "-n=", "x"], "clinic search", .invalidValue("", subject: "-n", rule: .integer(1...50))),
            (
                ["search", "--limit", "many", "x"], "clinic search",
                .invalidValue("many", subject: "--limit", rule: .integer(1...50))
            ),
            (
                ["search", "--style", "grid", "x"], "clinic search",
                .invalidValue("grid", subject: "--style", rule: .choice(["menu", "navigationLink", "wheel"]))
            ),
            (["check", "-a", "=x"], "clinic check", .invalidValue("=x", subject: "-a", rule: .pair)),
            (["check", "-a", "x"], "clinic check", .invalidValue("x", subject: "-a", rule: .pair)),
            (["check", "--sdk", "16.x"], "clinic check", .invalidValue("16.x", subject: "--sdk", rule: .version)),
            (["check", "--file="], "clinic check", .invalidValue("", subject: "--file", rule: .file)),
            (["check", ""], "clinic check", .invalidValue("", subject: "PATH", rule: .file)),
            (["search"], "clinic search", .missingArgument("WORDS", summary: Clinic.words.summary)),
            (["search", "--"], "clinic search", .missingArgument("WORDS", summary: Clinic.words.summary)),
            (["explain", "a", "b", "c"], "clinic explain", .unexpectedArgument("c")),
            (["explain", "a", "-m", "--json"], "clinic explain", .conflict("-m", "--json")),
        ] as [([String], String, UsageError.Problem)])
    func mistakes(words: [String], path: String, problem: UsageError.Problem) {
        let expected = UsageError(path: path.split(separator: " ").map(String.init), problem: problem)
        #expect(throws: expected) { try Parser(Clinic.program).parse(words) }
    }
}
