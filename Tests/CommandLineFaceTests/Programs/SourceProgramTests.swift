import Findings
import Foundation
import PickerHelp
import Testing

@testable import CommandLineFace

/// The commands that read Swift, through both programs.
@Suite("Reading Swift")
struct SourceProgramTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var words: [String]
        var status: Int32
        var output: String?
        var errors: String?

        var testDescription: String { words.joined(separator: " ") }

        init(_ words: String..., status: Int32 = 0, output: String? = nil, errors: String? = nil) {
            (self.words, self.status, self.output, self.errors) = (words, status, output, errors)
        }
    }

    /// In the words, `@` stands for a folder with `A.swift`, whose comment switches off a check that there is not,
    /// `Clean.swift`, a pipe and some settings files.
    static let cases = [
        Case("check", "@/Clean.swift", output: ""),
        Case("check", "@/A.swift", output: "@/A.swift:1:1: warning: There is no check named “nonsense” [superfluous-"),
        Case("check", "@", output: "@/A.swift:1:1: warning: "),
        Case("check", "@", "--strict", status: 1, output: "@/A.swift:1:1: warning: "),
        Case("check", "--strict", "--skip", "superfluous-disable-comment", "@", output: ""),
        Case("check", "@", "--lang", "zh", output: "@/A.swift:1:1: warning: 没有名为“nonsense”的检查 [superfluous-"),
        Case("--knowledge", "@/none", "check", "@", output: "@/A.swift:1:1: warning: "),
        Case("rules", "--names", "--knowledge", "@/none", output: ""),
        Case("check", "@", "--json", output: "{\n  \"findings\" : [\n    {\n      \"column\" : 1,\n"),
        Case(
            "check", "@/Clean.swift", "--format", "json",
            output: "{\n  \"findings\" : [],\n  \"invalidSyntax\" : [],\n  \"schema\" : 1,\n"),
        Case("check", "@", "--format", "github", output: "::warning file=@/A.swift,line=1,col=1,"),
        Case("check", "@", "--format", "text", output: "@/A.swift:1:1:"),
        Case("check", "@", "--format", "text", "--level", "error", output: "Nothing found in "),
        Case("check", "@", "--format", "text", "--level", "error", "-q", output: ""),
        Case("check", "@", "--config", "@/strict.json", status: 1, output: "@/A.swift:1:1: warning: "),
        Case("check", "@", "--config", "@/advice.json", "--strict", output: "@/A.swift:1:1: note: "),
        Case("check", "@", "--config", "@/exclude.json", output: ""),
        Case("check", "@", "--fix", output: "@/A.swift:1:1: ", errors: "nothing found that is surely right to change"),
        Case("rules", output: "ancestor-drag-gesture-conflict "), Case("rules", "--names", output: ""),
        Case("rules", "--json", output: "{\n  \"rules\" : [\n"),
        Case("facts", "@/Clean.swift", status: 1, output: "There is no picker here.\n"),
        Case(
            "facts", "@/Clean.swift:1", "--json", status: 1,
            output: "{\n  \"invalidSyntax\" : [],\n  \"schema\" : 1,\n  \"sdk\" : {\n    \"assumed\" : true,\n"),
        Case("check", status: 2, errors: "name a Swift file or a folder, for example `picker-doctor check Sources`\n"),
        Case("check", "@/none", status: 2, errors: "there is nothing at `@/none`\n"),
        Case("check", "@/pipe.swift", status: 2, errors: "`@/pipe.swift` is neither a file nor a folder"),
        Case("check", "@/empty", status: 2, errors: "there is no Swift file to read at `@/empty`\n"),
        Case(
            "check", "@", "--config", "@/typo.json", status: 2,
            errors: "`@/typo.json:2`: there is no key “exlude” (did you mean “exclude”?); "),
        Case("check", "@", "--config", "@/none", status: 2, errors: "`@/none` cannot be read: "),
        Case("check", "@", "--only", "nix", status: 2, errors: "there is no check “nix”; for their names: "),
        Case("check", "@", "--minimum-os", "iOS=new", status: 2, errors: "`iOS=new` is no platform with a release; "),
        Case(
            "check", "@", "--only", "tag-type-mismach", status: 2,
            errors: "there is no check “tag-type-mismach” (did you mean “tag-type-mismatch”?); "),
        Case(
            "check", "@", "--only", String(repeating: "x", count: 5000), status: 2,
            errors: "there is no check “\(String(repeating: "x", count: 59))…”; for"),
        Case(
            "check", "@", "--only", "empty-picker-title", "--skip", "empty-picker-title", status: 2,
            errors: "every check is left out, "),
        Case(
            "check", "@", "--minimum-os", "iOS=0", status: 2,
            errors: "there is no iOS 0.0 with SwiftUI: the releases are 13.0 to 18, "),
        Case(
            "check", "@", "--minimum-os", "macOS=99", status: 2,
            errors: "there is no macOS 99.0 with SwiftUI: the releases are 10.15 to 15, "),
        Case(
            "check", "@", "--minimum-os", "16.0", status: 2,
            errors: "`16.0` is a release of no one platform; write it like `iOS=16.0`, "),
        Case("check", "@/Clean.swift", "--minimum-os", "16.0", "--platform", "iOS", output: ""),
        Case(
            "check", "@", "--sdk", "17", status: 2,
            errors: "there is no Xcode 17.0 with SwiftUI: the releases are 11.0 to 16, and from 26 to 28; it is "),
        Case(
            "advise", "--minimum-os", "iOS=16", "eight currencies in a form", status: 2,
            errors: "`iOS=16` is no value for `--minimum-os`; give a release number such as `16.4`"),
        Case("check", "@", "--sdk", "x", status: 2, errors: "`x` is no value for `--sdk`; "),
        Case("check", "@", "--format", "xml", status: 2, errors: "`xml` is no value for `--format`; give "),
        Case("check", "@", "--stdin", status: 2, errors: "`--stdin` reads one file; "),
        Case("check", "@", "--json", "--format", "json", status: 2, errors: "`--json` and `--format` exclude"),
        Case("facts", status: 2, errors: "`PATH[:LINE]` is missing: "),
        Case("diagnose", "--file", "@/Clean.swift", status: 2, errors: "there is no picker at `@/Clean.swift`; "),
        Case("diagnose", "--file", "@/none", status: 2, errors: "there is nothing at `@/none`\n"),
    ]

    private func place() throws -> TemporaryPlace {
        let place = try TemporaryPlace()
        for (name, text) in [
            ("A.swift", "// picker-doctor:disable nonsense\n"), ("Clean.swift", "import SwiftUI\n"),
            ("strict.json", "{\"strict\": true}"), ("typo.json", "{\n\"exlude\": []}"),
            ("exclude.json", "{\"exclude\": [\"A.swift\"]}"),
            ("advice.json", "{\"severity\": {\"superfluous-disable-comment\": \"advice\"}}"),
        ] { try Data(text.utf8).write(to: place.file(name)) }
        try FileManager.default.createDirectory(at: place.file("empty"), withIntermediateDirectories: true)
        try #require(mkfifo(place.file("pipe.swift").path, 0o600) == 0)
        return place
    }

    private func check(_ test: Case, with program: URL) throws {
        let place = try place()
        defer { place.remove() }
        func filled(_ text: String) -> String { text.replacing("@", with: place.url.path) }
        let run = try BuiltProgram.run(program, test.words.map(filled), environment: ["COLUMNS": "100"])
        #expect(run.status == test.status)
        #expect(run.endedItself)
        let output = test.output.map(filled)
        #expect(output.map(run.output.hasPrefix) ?? run.output.isEmpty, "\(run.output.prefix(300))")
        if output == "", test.words.contains("check") { #expect(run.output.isEmpty, "\(run.output.prefix(300))") }
        let errors = test.errors.map { "picker-doctor: " + filled($0) }
        var said = run.errors.split(separator: "\n").map { $0 + "\n" }
        // A check that comes to its end says what there was, unless it is told with the findings, or not to.
        let tellsItself = test.words.contains("text") || test.words.contains("-q")
        if test.words.contains("check"), test.status != 2, !tellsItself {
            let summary = said.popLast() ?? ""
            #expect(summary.contains(/(pickers|个 Picker).*Xcode 27/), "\(summary)")
        }
        #expect(errors.map(said.joined().hasPrefix) ?? said.isEmpty, "\(run.errors)")
        #expect(said.count <= 1)
    }

    @Test("Through picker-doctor", arguments: cases)
    func passedOn(test: Case) throws { try check(test, with: try BuiltProgram.url()) }

    @Test("Directly", arguments: cases.filter { !["diagnose", "advise"].contains($0.words[0]) })
    func direct(test: Case) throws { try check(test, with: try BuiltProgram.url(of: "picker-doctor-source")) }

    /// What the interview makes of a sample whose tags have another type than the selection.
    private struct Diagnosis: Decodable {
        struct Cause: Decodable { var slug: String }
        var ranking: [Cause]
        var answers: [String: String]
        var conclusive: Bool
    }

    @Test("The interview begins with what the code says", arguments: [("\"1\"", "tag-type-mismatch"), ("1", nil)])
    func diagnosis(tag: String, cause: String?) throws {
        let place = try place()
        defer { place.remove() }
        let code = """
            import SwiftUI
            struct Sample: View { @State private var size = 1
                var body: some View {
                    Form {
                        Picker("Size", selection: $size) { Text("S").tag(\(tag)); Text("M").tag(\(tag)) }.pickerStyle(.menu)
                    }
                }
            }
            """
        try Data(code.utf8).write(to: place.file("Sample.swift"))
        let words = ["diagnose", "--file", place.file("Sample.swift").path + ":5", "--json"]
        let blind = try diagnosis(["diagnose", "--json", "--answer", "what-happens=tap-does-nothing"])
        let first = try diagnosis(words + ["--answer", "what-happens=tap-does-nothing"])
        let second = try diagnosis(words + ["--answer", "what-happens=tap-does-nothing", "--answer", "when=always"])
        guard let cause else {
            #expect(first.ranking.first?.slug != "tag-type-mismatch")
            return
        }
        #expect(first.ranking.first?.slug == cause && second.ranking.first?.slug == cause)
        // Two answers by the person are enough, where without the code they are not.
        #expect(second.conclusive && !blind.conclusive)
        #expect(second.answers.count == 2)
    }

    private func diagnosis(_ words: [String]) throws -> Diagnosis {
        let run = try BuiltProgram.run(words)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return try JSONDecoder().decode(Diagnosis.self, from: Data(run.output.utf8))
    }

    @Test("Standard input has the name that is given to it")
    func standardInput() throws {
        let run = try BuiltProgram.run(
            ["check", "--stdin", "--stdin-path", "Views/A.swift"], input: "\n// picker-doctor:disable nonsense")
        #expect(run.output.hasPrefix("Views/A.swift:2:1: warning: "))
    }

    /// A view that only together with the model in another folder says what its picker selects.
    private func project() throws -> TemporaryPlace {
        let place = try TemporaryPlace()
        for (name, text) in [
            ("Package.swift", "// swift-tools-version: 6.0\n"),
            ("Sources/Model/Order.swift", "import Observation\n@Observable final class Order { var size: Size? }\n"),
            (
                "Sources/Model/Size.swift",
                "enum Size: Int, CaseIterable, Identifiable { case small; var id: Int { rawValue } }\n"
            ),
            (
                "Sources/Views/OrderView.swift",
                """
                import SwiftUI
                struct OrderView: View {
                    @Bindable var order: Order
                    var body: some View {
                        Picker("Size", selection: $order.size) {
                            ForEach(Size.allCases) { Text("\\($0)") }
                        }
                    }
                }
                """
            ),
        ] {
            let file = place.file(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return place
    }

    @Test("The types of one file are known in the others of its project")
    func typesOfOtherFiles() throws {
        let place = try project()
        defer { place.remove() }
        let view = place.file("Sources/Views/OrderView.swift").path
        let facts = try BuiltProgram.run(["facts", view + ":5", "--lang", "en"])
        #expect(facts.status == 0)
        #expect(facts.output.contains("  selection  $order.size: Size?\n"), "\(facts.output)")
        #expect(facts.output.contains(": Int  (given by the loop)\n"), "\(facts.output)")
        // Only the file's own pickers are told.
        #expect(facts.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.count == 1)
        let diagnosis = try BuiltProgram.run(["diagnose", "--file", view + ":5", "--json"])
        #expect(diagnosis.status == 0)
        try FileManager.default.removeItem(at: place.file("Package.swift"))
        let alone = try BuiltProgram.run(["facts", view + ":5", "--lang", "en"], environment: ["HOME": place.url.path])
        #expect(alone.output.contains("  selection  $order.size: unknown\n"), "\(alone.output)")
        let lonely = try BuiltProgram.run(
            ["diagnose", "--file", view + ":5", "--json"], environment: ["HOME": place.url.path])
        func first(_ run: BuiltProgram.Run) -> String? {
            run.output.split(separator: "\n").first { $0.contains("\"slug\" : ") }.map(String.init)
        }
        #expect(first(diagnosis)?.contains("\"foreach-id-differs-from-selection\"") == true)
        #expect(diagnosis.output.contains("\"question\" : \"selection-type\""))
        #expect(!lonely.output.contains("\"question\" : \"selection-type\""))
    }

    @Test("Old findings are left out, and those that are gone are told")
    func baseline() throws {
        let place = try place()
        defer { place.remove() }
        let (file, code) = (place.file("old.json").path, place.file("A.swift"))
        let written = try BuiltProgram.run(["check", place.url.path, "--write-baseline", file])
        #expect(written.status == 0)
        #expect(written.errors.hasPrefix("picker-doctor: 1 finding written to "))
        try Data("\n\n// picker-doctor:disable nonsense\n".utf8).write(to: code)
        let clean = try BuiltProgram.run(["check", place.url.path, "--strict", "--baseline", file])
        #expect(clean.status == 0)
        #expect(clean.output == "")
        #expect(clean.errors.hasPrefix("picker-doctor: Nothing found in "))
        try Data().write(to: code)
        let stale = try BuiltProgram.run(["check", place.url.path, "--strict", "--baseline", file])
        #expect(stale.status == 0)
        #expect(stale.errors.contains("1 old finding is gone, first A.swift (superfluous-disable-comment); "))
    }

    @Test("A source file is not written over by a baseline")
    func baselineOverSource() throws {
        let place = try place()
        defer { place.remove() }
        let code = place.file("A.swift")
        let text = try String(contentsOf: code, encoding: .utf8)
        let run = try BuiltProgram.run(["check", code.path, "--write-baseline", code.path])
        #expect(run.status == 2)
        #expect(run.errors.contains("is no baseline; nothing was written to it"))
        #expect(try String(contentsOf: code, encoding: .utf8) == text)
    }

    /// Code that is no Swift, and code too deep to be read, beside a picker that is.
    private static let broken =
        "import SwiftUI\nstruct A: View { @State var a = 1; var body: some View { \(picker) } }\nlet = 3\n"
    private static let deep =
        "import SwiftUI\nlet x = \(String(repeating: "[", count: 60))\(String(repeating: "]", count: 60))\n"
        + "struct A: View { @State var a = 1; var body: some View { \(picker) } }\n"
    private static let picker = "Form { Picker(\"a\", selection: $a) { Text(\"b\").tag(1); Text(\"c\").tag(2) } }"

    @Test(
        "What was not read or not understood is said by every command that reads",
        arguments: [
            (["check"], broken, 0, ":3`: this part is not valid Swift"), (["check", "--json"], broken, 0, ":3`: this"),
            (["check", "-q"], broken, 0, ""), (["facts"], broken, 0, ":3`: this part is not valid Swift"),
            (["diagnose", "--json", "--file"], broken, 0, ":3`: this part is not valid Swift"),
            (["advise", "--json", "--file"], broken, 0, ":3`: this part is not valid Swift"),
            (["check"], deep, 2, ":2`: the code is too deeply nested"),
            (["check", "-q"], deep, 2, ":2`: the code is too deeply nested"),
            (["facts"], deep, 2, ":2`: the code is too deeply nested"),
            (["diagnose", "--json", "--file"], deep, 2, ":2`: the code is too deeply nested"),
            (["advise", "--json", "--file"], deep, 2, ":2`: the code is too deeply nested"),
        ])
    func unread(words: [String], text: String, status: Int32, said: String) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        try Data(text.utf8).write(to: place.file("A.swift"))
        let run = try BuiltProgram.run(words + [place.file("A.swift").path])
        #expect(run.status == status, "\(run.errors)")
        #expect(said.isEmpty ? run.errors.isEmpty : run.errors.contains(said), "\(run.errors)")
    }

    @Test("What depends on the SDK is said in every format, unless the SDK is named", arguments: ReportFormat.allCases)
    func sdk(format: ReportFormat) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let text = Self.broken.replacing("let = 3\n", with: "").replacing("var a = 1", with: "var a: Int?")
        try Data(text.utf8).write(to: place.file("A.swift"))
        let words = ["check", "--format", format.rawValue, place.file("A.swift").path]
        let assumed = try BuiltProgram.run(words)
        #expect(assumed.status == 0)
        let said = (assumed.output + assumed.errors).replacing(/\s+/, with: " ")
        #expect(said.contains("The SDK of Xcode 27 is assumed"))
        #expect(said.contains("With the SDK of Xcode 15 and older there would be one finding more, "))
        let named = try BuiltProgram.run(words + ["--sdk", "16.4"])
        #expect((named.output + named.errors).contains("The SDK is that of Xcode 16.4."))
        #expect(!(named.output + named.errors).contains("--sdk"))
        #expect(try BuiltProgram.run(words + ["--sdk", "15"]).status == 1)
    }
}
