import Foundation
import PickerHelp
import Testing

@testable import CommandLineFace

/// What the built program does with a command line.
@Suite("The program")
struct ProgramTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var words: [String]
        var status: Int32
        /// How its output begins; nil for none at all.
        var output: String?
        /// How its errors begin; nil for none at all.
        var errors: String?

        var testDescription: String { words.joined(separator: " ") }

        init(_ words: String..., status: Int32 = 0, output: String? = nil, errors: String? = nil) {
            (self.words, self.status, self.output, self.errors) = (words, status, output, errors)
        }
    }

    private static let message = "Picker: the selection \"1\" is invalid and does not have an associated tag"

    /// The entries in the order of the table.
    private static let names = ((try? KnowledgeBase().table()) ?? []).map(\.slug.text)

    private static let patterns = ((try? KnowledgeBase().patterns()) ?? []).map(\.id.text)

    static let answers: [Case] = [
        Case("search", "tag", "type", "-n", "1", output: "1. "),
        Case("search", "点击没有反应", output: "1. tag 的类型和 selection 不一致  tag-type-mismatch\n"),
        Case("search", "--json", "tag", output: "{\n  \"query\" : \"tag\",\n"),
        Case("search", "zzqqxx", status: 1, output: "Nothing here fits that."),
        Case("search", "zzqqxx", "--json", status: 1, output: "{\n"),
        Case("search", "zzqqxx", "--lang", "zh", status: 1, output: "没有找到相符的内容。"),
        Case("search", "", status: 1, output: "There is nothing to search for."),
        Case("explain", "missing-tag", output: "Options written out without a tag\nmissing-tag · "),
        Case("explain", "MISSING-TAG", "--json", output: "{\n  \"entry\" : {\n"),
        Case("explain", "missing-tag", "--markdown", output: "# "),
        Case("explain", message, output: "What this message means\n"),
        Case("explain", message, "--markdown", output: "# What this message means\n"),
        Case(
            "explain", "mising-tag", status: 1,
            output: "“mising-tag” is no entry and no known message. Did you mean missing-tag?\n"),
        Case(
            "explain", "mising-tag", "--markdown", status: 1,
            output: "“mising-tag” is no entry and no known message. Did you mean `missing-tag`?\n"),
        Case("explain", "mising-tag", "--json", status: 1, output: "{\n  \"kind\" : \"unknown\",\n"),
        Case(
            "explain", "点击没有反应", status: 1,
            output: """
                “点击没有反应”不是条目名称，也不是已知的提示。搜索它，排在第一的是“tag 的类型和 selection 不一致”：
                picker-doctor search 点击没有反应\n
                """),
        Case("advise", output: "A menu picker  `.pickerStyle(.menu)`\nA menu is right if there are more than five "),
        Case("advise", "several of 300 tags", output: "A searchable list  "),
        Case("advise", "a birthday in a form", output: "A date or a time of day is chosen with `DatePicker`; "),
        Case("advise", "人数，1到10", "--lang", "zh", output: "数值范围里的数量用 `Stepper`，"),
        Case(
            "advise", "a colour for the note", "--json",
            output: "{\n  \"otherControl\" : {\n    \"code\" : \"import SwiftUI\\n\\nstruct ColorField: View {"),
        Case("advise", "--options", "3", "--platform", "macos", output: "A group of radio buttons  "),
        Case("advise", "--options", "dynamic", "--lang", "zh", output: "推入单独一屏的选择器  "),
        Case("advise", "--several", output: "A toggle for each option  `Toggle(…, isOn:)`\nA `Picker` is the wrong"),
        Case("advise", "8", "themes", "--options", "40", "--json", output: "{\n  \"assumptions\" : [\n"),
        Case("table", output: "\(names[0])\n"),
        Case("table", "--area", "compile", "--format", "csv", output: "Symptom,Cause,Fix,Entry\r\n"),
        Case("table", "--format", "markdown", "--lang", "zh", output: "| 现象 | 原因 | 修复 | 条目 |\n"),
        Case("table", "--format", "json", output: "{\n  \"rows\" : [\n"),
        Case("table", "--format", "names", output: "\(names[0])\n\(names[1])\n"),
        Case("pattern", output: "\(patterns[0])  "),
        Case("pattern", "--list", "--lang", "zh", output: "\(patterns[0])  "),
        Case("pattern", "--names", output: patterns.map { $0 + "\n" }.joined()),
        Case("pattern", "--json", output: "{\n  \"patterns\" : [\n"),
        Case("pattern", "enum-picker", output: "import SwiftUI\n\n/// Stands for your own type"),
        Case("pattern", "ENUM-PICKER", "--bare", output: "import SwiftUI\n\nstruct SizePicker: View {\n"),
        Case(
            "pattern", "enum-picker", "--bare", "--options", "async", "--options-name", "x",
            output: "import SwiftUI\n\nstruct SizePicker: View {\n",
            errors: "the code of enum-picker is the same without `--options, --options-name`\n"),
        Case("pattern", "enum-picker", "--explain", output: "Picker over an enum\nenum-picker\n"),
        Case("pattern", "enum-picker", "--json", output: "{\n  \"availability\" : [\n"),
        Case("questions", output: "console  "),
        Case("questions", "--names", output: "console\n"),
        Case("questions", "--json", output: "{\n  \"questions\" : [\n"),
        Case("stats", output: "What "),
        Case("stats", "--json", output: "{\n  \"answers\" : "),
        Case("manual", output: ".TH \"PICKER\\-DOCTOR\" 1 "),
        Case("completions", "bash", output: "# bash completion for picker-doctor\n"),
        Case("completions", "zsh", output: "#compdef picker-doctor\n"),
        Case("completions", "fish", output: "# fish completion for picker-doctor\n"),
        Case("--version", output: "picker-doctor \(CommandTree.version)\n"),
        Case(output: "picker-doctor — Finds out why"),
        Case("diagnose", "--json", output: "{\n  \"advice\" : null,\n"),
        Case("diagnose", "--json", "--message", "zzz", output: "{\n"),
        Case("diagnose", output: "PickerDoctor finds out"),
    ]

    static let refusals: [Case] =
        [
            Case("serch", "tag", status: 2, errors: "There is no command `serch`; did you mean `search`?"),
            Case(
                "my", "picker", "does", "not", "work", status: 2,
                errors: "There is no command `my`; for a description in your own words: "
                    + "`picker-doctor search 'my picker does not work'`\n"),
            Case("点击没有反应", status: 2, errors: "没有命令 `点击没有反应`；用自己的话描述请写："),
            Case(
                "pattern", "enum-pickr", status: 2,
                errors: "there is no pattern “enum-pickr”; did you mean enum-picker?\n"),
            Case("pattern", "zzz", "--lang", "zh", status: 2, errors: "没有名为“zzz”的模板；查看列表："),
            Case(
                "pattern", "enum-picker", "--selection-type", "A{}; import Foundation", status: 2,
                errors: "`--selection-type`: “A{}; import Foundation” is no name for the code: it holds “{”\n"),
            Case(
                "pattern", "enum-picker", "--view-name", "Picker", status: 2,
                errors: "`--view-name`: the code has another “Picker”; choose another name\n"),
            Case(
                "pattern", "enum-picker", "--style", "wheel", "--platform", "macOS", status: 2,
                errors: "macOS has no style `wheel`\n"),
            Case(
                "pattern", "enum-picker", "--style", "navigationLink", "--minimum-os", "15", "--lang", "zh", status: 2,
                errors: "`navigationLink` 样式需要 iOS 16.0\n"),
            Case(
                "pattern", "enum-picker", "--style", "inline", "--container", "stack", status: 2,
                errors: "an inline picker shows its options as rows only in a Form or a List"),
            Case(
                "pattern", "enum-picker", "--selection-type", "String", status: 2,
                errors: "`--selection-type`: the pattern selects by a type of your own, not by `String`\n"),
            Case(
                "pattern", "enum-picker", "--container", "toolbar", status: 2,
                errors: "`--container`: the pattern has no `toolbar`, only `form, list, stack`\n"),
            Case("search", status: 2, errors: "`WORDS` is missing: a description"),
            Case("explain", "", status: 2, errors: "`SUBJECT` is missing: an entry's name, or a pasted message; see "),
            Case("explain", " \n", "--json", status: 2, errors: "`SUBJECT` is missing"),
            Case(
                "explain", "missing-tag", "--json", "--markdown", status: 2, errors: "`--json` and `--markdown` exclude"
            ),
            Case("advise", "asdf", "qwer", status: 2, errors: "nothing of that sentence was understood; say how many "),
            Case(
                "advise", "asdf", "--json", status: 2, errors: "nothing of that sentence was understood; say how many "),
            Case("advise", "--options", "1", status: 2, errors: "`1` is no value for `--options`; give a whole "),
            Case("advise", "--container", "box", status: 2, errors: "`box` is no value for `--container`; give "),
            Case(
                "advise", "--minimum-os", "12", status: 2, errors: "SwiftUI begins with iOS 13.0, and 12.0 is older; "),
            Case("table", "--area", "nowhere", status: 2, errors: "`nowhere` is no value for `--area`; give "),
            Case("table", "--format", "xml", status: 2, errors: "`xml` is no value for `--format`; give "),
            Case(
                "completions", "tcsh", status: 2,
                errors: "`tcsh` is no value for `SHELL`; give `bash`, `zsh` or `fish`."),
            Case(
                "diagnose", "--answer", "weather=wet", status: 2,
                errors: "there is no question “weather”; for their names: `picker-doctor questions`\n"),
            Case("diagnose", "--answer", "style=wet", status: 2, errors: "the question “style” has no answer “wet”; "),
            Case("diagnose", "--answer", "style", status: 2, errors: "`style` is no value for `--answer`; "),
            Case("diagnose", "--answer", "=wheel", status: 2, errors: "`=wheel` is no value for `--answer`; "),
            Case("diagnose", "--reject", "weather", status: 2, errors: "there is no entry “weather”; "),
            Case("diagnose", "--reject", "Not A Name", status: 2, errors: "there is no entry “Not A Name”; "),
        ]
        // A replay takes nothing else.
        + [
            ["--json"], ["--say", "x"], ["--message", "x"], ["--answer", "a=b"], ["--reject", "x"], ["--save", "x"],
        ].map {
            var test = Case(status: 2, errors: "`--replay` and `\($0[0])` exclude each other; ")
            test.words = ["diagnose", "--replay", "x"] + $0
            return test
        }

    @Test("Answers", arguments: answers)
    func answer(test: Case) throws { try check(test) }

    @Test("Refusals are a line that says what to do", arguments: refusals)
    func refusal(test: Case) throws {
        let run = try check(test)
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @discardableResult
    private func check(_ test: Case) throws -> BuiltProgram.Run {
        let run = try BuiltProgram.run(test.words, environment: ["COLUMNS": "100"])
        #expect(run.status == test.status)
        #expect(run.endedItself)
        #expect(test.output.map(run.output.hasPrefix) ?? run.output.isEmpty, "\(run.output.prefix(300))")
        let errors = test.errors.map { "picker-doctor: " + $0 }
        #expect(errors.map(run.errors.hasPrefix) ?? run.errors.isEmpty, "\(run.errors)")
        return run
    }

    @Test("Help of every command", arguments: CommandTree.program.subcommands.map(\.name), Language.allCases)
    func help(command: String, language: Language) throws {
        let summary = try #require(CommandTree.program.subcommand(command)).summary[language]
        for words in [[command, "--help"], ["help", command]] {
            let run = try BuiltProgram.run(words + ["--lang", language.rawValue], environment: ["COLUMNS": "200"])
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("picker-doctor \(command) — \(summary)\n"), "\(run.output.prefix(200))")
        }
    }

    @Test(
        "A knowledge file that is none is told in a sentence", arguments: ["missing", "truncated", "foreign", "empty"])
    func badKnowledge(kind: String) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let file = place.file("knowledge.sqlite")
        let whole = try Data(contentsOf: try BuiltProgram.knowledge())
        let words: String
        switch kind {
        case "truncated":
            try whole.prefix(whole.count / 2).write(to: file)
            words = "is damaged ("
        case "foreign":
            try Data("picker".utf8).write(to: file)
            words = "is not a knowledge file"
        case "empty":
            try Data().write(to: file)
            words = "is damaged (it is empty)"
        default: words = "cannot be read"
        }
        for command in [
            ["search", "tag"], ["explain", "missing-tag"], ["table"], ["stats"], ["questions"], ["diagnose"],
        ] {
            let run = try BuiltProgram.run(command + ["--knowledge", file.path])
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("picker-doctor: ") && run.errors.contains(words), "\(run.errors)")
        }
    }
}
