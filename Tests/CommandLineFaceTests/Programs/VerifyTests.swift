import Foundation
import Samples
import Testing

/// What `knowledge-author verify` says about samples that the compiler or the evaluator finds fault with.
@Suite("knowledge-author verify")
struct VerifyTests {
    /// A copy of the project in which a test can break something: the knowledge is its own, the stand-in is the project's.
    struct Copy {
        let place = try! TemporaryPlace()

        init() throws {
            _ = try Project.standIn()
            let manager = FileManager.default
            try manager.copyItem(at: Project.root.appending(path: "Knowledge"), to: place.file("Knowledge"))
            try manager.createDirectory(at: place.file(".build"), withIntermediateDirectories: true)
            for path in ["Scripts", "Tests", ".build/stand-in"] {
                try manager.createSymbolicLink(
                    at: place.file(path), withDestinationURL: Project.root.appending(path: path))
            }
        }

        func edit(_ path: String, _ change: (String) -> String) throws {
            let file = place.file("Knowledge/Entries/" + path)
            let old = try String(contentsOf: file, encoding: .utf8)
            let new = change(old)
            try #require(new != old, "\(path) was to change")
            try new.write(to: file, atomically: true, encoding: .utf8)
        }

        func run(_ words: [String], environment: [String: String] = [:]) throws -> BuiltProgram.Run {
            let program = try BuiltProgram.url().deletingLastPathComponent().appending(path: "knowledge-author")
            return try BuiltProgram.run(
                program, ["verify", "--knowledge", place.file("Knowledge").path] + words, environment: environment)
        }
    }

    struct Document: Decodable {
        struct Row: Decodable {
            var level: String
            var path: String
            var line: Int?
            var problem: String
            var suggestion: String
        }

        struct Summary: Decodable {
            var samplesCompiled: Int?
            var samplesRun: Int?
            var errors: Int
        }

        var issues: [Row]
        var summary: Summary
    }

    @Test func eachBrokenSampleIsOneIssueThatNamesItsFile() throws {
        let copy = try Copy()
        defer { copy.place.remove() }
        try copy.edit("selection/tag-type-mismatch/After.swift") { $0 + "let wrong: Int = \"\"\n" }
        try copy.edit("options/range-offset-implicit-tag/Before.swift") { before in
            let first = before.prefix { $0 != "\n" }
            let path = "Knowledge/Entries/options/range-offset-implicit-tag/After.swift"
            let after = (try? String(contentsOf: copy.place.file(path), encoding: .utf8)) ?? ""
            return String(first + after.drop { $0 != "\n" })
        }
        try copy.edit("compile/nil-tag-does-not-compile/Before.swift") { before in
            "// fail to compile with \"of a unicorn\"" + before.drop { $0 != "\n" }
        }
        try copy.edit("selection/missing-tag/After.swift") { after in
            after.replacing(/\.tag\([^\n]*\)$/.anchorsMatchLineEndings(), with: "", maxReplacements: 1)
        }
        let run = try copy.run([
            "--json", "--lang", "en", "tag-type-mismatch", "range-offset-implicit-tag", "nil-tag-does-not-compile",
            "missing-tag",
        ])
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        let entries = copy.place.file("Knowledge/Entries/").path
        let found = document.issues.map { "\($0.path.dropFirst(entries.count)):\($0.line ?? 0): \($0.problem)" }
        #expect(run.status == 1, "\(run.errors)")
        try #require(found.count == 4, "\(found)")
        #expect(
            found[0].hasPrefix("/compile/nil-tag-does-not-compile/Before.swift:1: no error of the compiler contains"))
        #expect(found[1].hasPrefix("/options/range-offset-implicit-tag/Before.swift:1: when the sample runs, `"))
        #expect(found[1].hasSuffix("` is not seen"))
        #expect(found[2].hasPrefix("/selection/missing-tag/After.swift:1: when the sample runs and "))
        #expect(
            found[3].hasPrefix("/selection/tag-type-mismatch/After.swift:16: the compiler refuses the sample: cannot "))
        #expect(document.summary.errors == 4 && (document.summary.samplesCompiled ?? 0) >= 12)
    }

    /// The quick look is as quick as ever and needs nothing but the knowledge.
    @Test func theFormAloneNeedsNoCompiler() throws {
        let copy = try Copy()
        defer { copy.place.remove() }
        try copy.edit("selection/tag-type-mismatch/After.swift") { $0 + "let wrong: Int = \"\"\n" }
        let nothing = ["PATH": "/nowhere"]
        let form = try copy.run(["--form-only", "--json"], environment: nothing)
        let document = try JSONDecoder().decode(Document.self, from: Data(form.output.utf8))
        #expect(form.status == 0 && document.summary.errors == 0 && document.summary.samplesCompiled == nil)
        let whole = try copy.run(["--lang", "en", "tag-type-mismatch"], environment: nothing)
        #expect(whole.status == 2 && whole.output.isEmpty)
        #expect(
            whole.errors
                == "samples and patterns cannot be judged: swiftc is not on your PATH; --form-only checks the rest\n")
        try FileManager.default.removeItem(at: copy.place.file("Scripts"))
        let alone = try copy.run(["--lang", "zh", "tag-type-mismatch"])
        #expect(alone.status == 2 && alone.output.isEmpty)
        #expect(alone.errors.hasPrefix("无法检查示例和模板：") && alone.errors.contains(" 中没有 Scripts/stand-in；"))
        #expect(alone.errors.count { $0 == "\n" } == 1)
    }

    /// A file with an error of form is named for it alone, and the rest of its entry is judged all the same.
    @Test func whatIsMissingIsSaidOnceEach() throws {
        let copy = try Copy()
        defer { copy.place.remove() }
        let entry = "Knowledge/Entries/selection/missing-tag/"
        try FileManager.default.removeItem(at: copy.place.file(entry + "NearMiss.swift"))
        try copy.edit("selection/missing-tag/Before.swift") { String($0.drop { $0 != "\n" }.dropFirst()) }
        let run = try copy.run(["--lang", "en", "missing-tag"])
        let lines = run.output.split(separator: "\n").map { $0.replacing(copy.place.file(entry).path + "/", with: "") }
        #expect(run.status == 1)
        try #require(lines.count == 3, "\(lines)")
        #expect(lines[0].hasPrefix("Before.swift:1: the first line is `import SwiftUI`; write `// misbehave`"))
        #expect(
            lines[1]
                == "NearMiss.swift: the sample is missing; write it, or say under `samples.none` why code cannot show the fault"
        )
        #expect(lines[2].contains(" compiled and "))
    }
}
