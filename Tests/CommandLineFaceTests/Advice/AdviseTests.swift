import Foundation
import PickerHelp
import Rendering
import Testing

@testable import CommandLineFace

/// `advise`, told in plain words, from code, and in its short interview.
@Suite("Advice for a person")
struct AdviseTests {
    struct Story: Sendable, CustomTestStringConvertible {
        var name: String
        var sentence: Localized<String>
        /// The Swift in the first line.
        var code: String

        var testDescription: String { name }
    }

    static let stories = [
        Story(
            name: "currencies",
            sentence: Localized(
                english: "eight currencies in a settings form on iPhone, users rarely change it",
                chinese: "iPhone 设置表单里的八种货币，用户很少改"), code: ".pickerStyle(.menu)"),
        Story(
            name: "ranges",
            sentence: Localized(
                english: "three chart ranges in a toolbar on the Mac, people switch between them all the time",
                chinese: "mac 工具栏里的三个图表范围，用户经常来回切换"), code: ".pickerStyle(.segmented)"),
        Story(
            name: "countries",
            sentence: Localized(
                english: "two hundred countries in a sign-up form on iOS 16, people search by name",
                chinese: "iOS 16 注册表单里有两百个国家，需要搜索"), code: "List { … }.searchable(text:)"),
        Story(
            name: "toppings",
            sentence: Localized(
                english: "choose several of twelve toppings in a form on iPhone", chinese: "iPhone 表单里从十二种配料里多选"),
            code: "Toggle(…, isOn:)"),
        Story(
            name: "department",
            sentence: Localized(
                english: "an optional department, loaded from a server, in a form on iPad",
                chinese: "iPad 表单里的部门，从服务器加载，可以不选"), code: ".pickerStyle(.navigationLink)"),
    ]

    @Test("Five situations in plain words get the right answer at once", arguments: stories, Language.allCases)
    func golden(story: Story, language: Language) throws {
        let run = try BuiltProgram.run(
            ["advise", story.sentence[language], "--lang", language.rawValue], environment: ["COLUMNS": "100"])
        #expect(run.status == 0)
        #expect(run.errors == "")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first?.hasSuffix("`\(story.code)`") == true)
        // The first screen of a small window holds the answer, why, and the code.
        #expect(lines.prefix(8).contains { $0.hasPrefix("  picker-doctor pattern ") })
        #expect(lines.prefix(24).contains { $0.hasPrefix(AdviceWords.understood[language]) })
        // The page ends with what its first command prints.
        let command = try #require(lines.first { $0.hasPrefix("  picker-doctor pattern ") })
        let printed = try BuiltProgram.run(command.split(separator: " ").dropFirst().map(String.init)).output
        #expect(printed.hasPrefix("import "))
        let code = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.dropLast().suffix(code.count).map { $0.trimmingPrefix("    ") } == code.map { Substring($0) })
        let name = "advise-\(story.name)-\(language.rawValue).txt"
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/\(name)")
        if ProcessInfo.processInfo.environment["PICKER_DOCTOR_WRITE_GOLDEN"] != nil {
            try Data(run.output.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(run.output == expected, "if it is meant: PICKER_DOCTOR_WRITE_GOLDEN=1 swift test --filter AdviseTests")
    }

    @Test("Both languages say the same situation", arguments: stories)
    func sameSituation(story: Story) {
        let english = KnowledgeBase.situation(in: story.sentence.english).situation
        #expect(KnowledgeBase.situation(in: story.sentence.chinese).situation == english)
    }

    @Test("The facts of a picker are read from its code, and options count more")
    func file() throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let code = """
            import SwiftUI
            struct A: View {
                @State private var size: String? = nil
                var body: some View {
                    Form {
                        Picker("Size", selection: $size) {
                            Text("None").tag(String?.none)
                            Text("S").tag(String?("s"))
                            Text("M").tag(String?("m"))
                            Text("L").tag(String?("l"))
                            Text("XL").tag(String?("xl"))
                            Text("XXL").tag(String?("xxl"))
                        }
                        .pickerStyle(.segmented)
                    }
                }
            }
            """
        try Data(code.utf8).write(to: place.file("A.swift"))
        let words = ["advise", "--file", place.file("A.swift").path + ":6"]
        let run = try BuiltProgram.run(words, environment: ["COLUMNS": "100"])
        #expect(run.output.hasPrefix("A menu picker  `.pickerStyle(.menu)`\nA menu is for more than five options"))
        #expect(run.output.contains("\nYour code has `.segmented` now.\n"))
        #expect(run.output.contains("\nRead from your code: 5 options, in a form, nothing may be chosen\n"))
        let names =
            "--selection-type String --selection-name size --options-name options --view-name SizePicker --title Size"
        #expect(run.output.contains("optional-selection \(names) --style menu --container form\n"))
        let changed = try BuiltProgram.run(words + ["--options", "3", "--switching", "often", "--json"])
        #expect(changed.output.contains("\"styleInCode\" : \"segmented\""))
        #expect(
            changed.output.contains(
                "\"command\" : \"picker-doctor pattern optional-selection \(names) --style segmented"))
    }

    struct Contradiction: Sendable, CustomTestStringConvertible {
        var sentence: String
        var options: [String]
        /// What stands behind the name of the line, in English and Chinese.
        var told: Localized<String>
        var testDescription: String { sentence }
    }

    static let contradictions = [
        Contradiction(
            sentence: "8 themes on iPhone", options: ["--platform", "macOS"],
            told: Localized(
                english: "iPhone (“iphone”; the option counts)", chinese: "iPhone（“iphone”，以选项为准）")),
        Contradiction(
            sentence: "8 themes on iPhone or Mac", options: ["--platform", "macOS"],
            told: Localized(
                english: "iPhone (“iphone”; the option counts)", chinese: "iPhone（“iphone”，以选项为准）")),
        Contradiction(
            sentence: "8 themes on iPhone or Mac", options: [],
            told: Localized(english: "Mac (“mac”)", chinese: "Mac（“mac”）")),
        Contradiction(
            sentence: "5 options, then 200 options", options: ["--options", "5"],
            told: Localized(
                english: "200 options (“200”; the option counts)", chinese: "200 个选项（“200”，以选项为准）")),
        Contradiction(
            sentence: "8 themes on iOS 17", options: ["--platform", "macOS"],
            told: Localized(
                english: "iPhone (“ios”; the option counts), iOS 17.0 or newer (“ios 17”; the option counts)",
                chinese: "iPhone（“ios”，以选项为准）、iOS 17.0 及以上（“ios 17”，以选项为准）")),
        Contradiction(
            sentence: "a birthday on iPhone", options: ["--platform", "macOS"],
            told: Localized(
                english: "iPhone (“iphone”; the option counts)", chinese: "iPhone（“iphone”，以选项为准）")),
    ]

    @Test("What does not count is told", arguments: contradictions, Language.allCases)
    func contradiction(test: Contradiction, language: Language) throws {
        let words = ["advise", test.sentence, "--lang", language.rawValue] + test.options
        let run = try BuiltProgram.run(words, environment: ["COLUMNS": "200"])
        let line = AdviceWords.passedOver[language] + AdviceWords.colon[language] + test.told[language]
        #expect(run.output.split(separator: "\n").contains { $0 == line }, "\(run.output)")
        let json = try BuiltProgram.run(words + ["--json"])
        #expect(json.output.contains("\"passedOver\" : [\n    {"))
    }

    @Test("Only so much of a text is read, and that is told")
    func cut() throws {
        let text = "8 themes in a form" + String(repeating: ".", count: SentenceReading.longest)
        #expect(try BuiltProgram.run(["advise", text]).output.contains("\n" + AdviceWords.cut.english + "\n"))
        #expect(try BuiltProgram.run(["advise", text, "--json"]).output.contains("\"wordsCut\" : true"))
    }

    @Test("The interview asks, and any question may stay open", arguments: Language.allCases)
    func interview(language: Language) throws {
        // Six to twenty; nothing special; back, a search field; in a form; the rest stays open.
        let booth = Booth([.type("21"), .type("b"), .type("3"), .type("1"), .type("dddd")], width: 100, height: 40)
        var conversation = AdviceConversation(console: booth.console, language: language)
        #expect(try conversation.run() == .success)
        let title = ChoiceControl.searchableList.title[language]
        #expect(booth.screen.lines.contains { $0.hasPrefix(title) })
        let said = AdviceWords.answered[language]
        let line = try #require(booth.screen.lines.first { $0.hasPrefix(said) })
        for fact in [Situation.Fact.options, .search, .container] {
            let situation = Situation(optionCount: 12, container: .form, needsSearch: true)
            #expect(line.contains(situation.words(for: fact)[language]))
        }
    }

    @Test("Leaving the interview", arguments: [("q", 0), ("\u{3}", 130)])
    func leaving(keys: String, status: Int32) throws {
        let booth = Booth([.type(keys)], width: 80)
        var conversation = AdviceConversation(console: booth.console, language: .english)
        #expect(try conversation.run().rawValue == status)
        #expect(!booth.screen.lines.contains(AdviceWords.why.english))
    }

    @Test("No line is wider than the window but an address or a command", arguments: [20, 40, 80], Language.allCases)
    func narrow(width: Int, language: Language) throws {
        let advice = try KnowledgeBase.advise(on: Situation(optionCount: 5, platform: .iPadOS, mayBeNone: true))
        let page = AdvicePage(
            advice: advice, firstCode: nil, request: AdviceRequest(), language: language,
            style: OutputStyle(palette: .none, width: width))
        for line in page.lines where line.columns > width {
            let isWhole = line.plainText.contains("https://") || line.plainText.hasPrefix("  picker-doctor ")
            #expect(isWhole, "\(line.plainText)")
        }
    }
}
