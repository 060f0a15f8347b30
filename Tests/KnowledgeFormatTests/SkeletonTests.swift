import Foundation
import Testing

@testable import KnowledgeFormat

/// A skeleton has the right shape, and each of its gaps is reported.
struct SkeletonTests {
    private func lines(_ write: (SkeletonWriter) throws -> String) throws -> [String] {
        try TemporaryFolder.with(copyOf: Mistake.folder.appending(path: "_good")) { root in
            let folder = try write(SkeletonWriter(root: root.path)).dropFirst(root.path.count + 1)
            return KnowledgeReader.read(root.path).issues.map { $0.line(in: .english) }.map { line in
                #expect(line.hasPrefix(folder), "the skeleton harms another file: \(line)")
                return String(line.dropFirst(folder.count + 1))
            }
        }
    }

    @Test func everyGapOfAnEntryIsReported() throws {
        let found = try lines { try $0.writeEntry("layout/third-cause") }
        let expected = [
            "After.swift: there is no code", "Before.swift: there is no code", "NearMiss.swift: there is no code",
            "en.md:1: the text does not start with a title", "en.md:3: part 1 of the summary is empty",
            "en.md:3: part 2 of the summary is empty", "en.md:3: part 3 of the summary is empty",
            "en.md:5: `## What you see` is empty", "en.md:15: `## Sources` is empty",
            "zh.md:5: `## 现象` is empty", "entry.json:2: related: the list has 0 of at least 1",
            "entry.json:6: symptoms.en: the list has 0 of at least 5",
            "entry.json:6: symptoms.zh: the list has 0 of at least 5", "entry.json:8: severity: `` is not allowed",
            "entry.json:10: prior: 0 is out of range", "entry.json:12: likelihoods: the list has 0 of at least 1",
            "entry.json:14: fix.class: the text is empty", "entry.json:14: fix.cost: 0 is out of range",
            "entry.json:18: sources[0].url: the text is empty", "entry.json:18: sources[0].date: the text is empty",
            "entry.json:18: sources[0].supports.en: the text is empty",
        ]
        for start in expected {
            #expect(found.contains { $0.hasPrefix(start) }, "nothing says “\(start)”")
        }
        #expect(!found.contains { $0.contains("unknown") || $0.contains("missing") || $0.contains("not JSON") })
        #expect(found.count == 35)
    }

    @Test func everyGapOfAQuestionIsReported() throws {
        let found = try lines { try $0.writeQuestion("new-question") }.map { $0.split(separator: ": ")[1] }
        #expect(
            found == [
                "text.en", "text.zh", "meaning.en", "meaning.zh", "howToFindOut.en", "howToFindOut.zh", "cost",
                "answers[0].base", "answers[0].id", "answers[0].text.en", "answers[0].text.zh", "answers[1].base",
                "answers[1].id", "answers[1].text.en", "answers[1].text.zh",
            ])
    }

    @Test func everyGapOfAPatternIsReported() throws {
        let found = try lines { try $0.writePattern("new-pattern") }
        let expected = [
            "en.md:1: the text does not start with a title", "en.md:1: no summary follows the title",
            "en.md:3: `## What it does` is empty", "en.md:11: `## Sources` is empty", "zh.md:3: `## 作用` is empty",
            "pattern.json:13: availability: the list has 0 of at least 1",
            "pattern.json:23: sources[0].url: the text is empty", "pattern.json:23: sources[0].date: the text is empty",
            "pattern.json:23: sources[0].supports.en: the text is empty",
        ]
        for start in expected {
            #expect(found.contains { $0.hasPrefix(start) }, "nothing says “\(start)”")
        }
        #expect(!found.contains { $0.contains("unknown") || $0.contains("missing") || $0.contains("not JSON") })
        #expect(found.count == 19)
    }

    /// The template of a new pattern makes code before anything of it is changed.
    @Test func aNewPatternsTemplateHasNoMistake() throws {
        try TemporaryFolder.with(copyOf: Mistake.folder.appending(path: "_good")) { root in
            let folder = URL(filePath: try SkeletonWriter(root: root.path).writePattern("new-pattern"))
            let good = root.appending(path: "Patterns/first-pattern")
            for name in ["en.md", "zh.md"] {
                try Data(contentsOf: good.appending(path: name)).write(to: folder.appending(path: name))
            }
            let facts = try String(contentsOf: good.appending(path: "pattern.json"), encoding: .utf8)
            let sources = try #require(facts.range(of: "\"sources\"")).lowerBound
            let path = folder.appending(path: "pattern.json")
            let own = try String(contentsOf: path, encoding: .utf8)
            let gap = try #require(own.range(of: "\"sources\"")).lowerBound
            let filled = (own[..<gap] + facts[sources...])
                .replacing("\"availability\": {}", with: "\"availability\": {\"iOS\": \"16.0\"}")
            try Data(filled.utf8).write(to: path)
            let reading = KnowledgeReader.read(root.path)
            #expect(reading.issues.map { $0.line(in: .english) } == [])
            #expect(reading.patterns.map(\.id.text).sorted() == ["first-pattern", "new-pattern"])
        }
    }

    @Test(arguments: [
        ("selection/first-cause", SkeletonWriter.Failure.exists(path: "/Entries/selection/first-cause")),
        ("selection/First", .badName("First")), ("selektion/third", .unknownArea("selektion")),
        ("third", .unknownArea("third")), ("selection/", .badName("")),
        ("selection/../third", .unknownArea("selection")),
        ("", .unknownArea("")),
    ])
    func nothingIsOverwrittenOrPutElsewhere(name: String, failure: SkeletonWriter.Failure) throws {
        let good = Mistake.folder.appending(path: "_good")
        try TemporaryFolder.with(copyOf: good) { root in
            var expected = failure
            if case .exists(let path) = failure { expected = .exists(path: root.path + path) }
            #expect(throws: expected) { try SkeletonWriter(root: root.path).writeEntry(name) }
            #expect(FileManager.default.contentsEqual(atPath: root.path, andPath: good.path))
        }
    }

    @Test func aQuestionOrPatternIsNotOverwritten() throws {
        try TemporaryFolder.with(copyOf: Mistake.folder.appending(path: "_good")) { root in
            let writer = SkeletonWriter(root: root.path)
            #expect(throws: SkeletonWriter.Failure.exists(path: root.path + "/Questions/style")) {
                try writer.writeQuestion("style")
            }
            #expect(throws: SkeletonWriter.Failure.exists(path: root.path + "/Patterns/first-pattern")) {
                try writer.writePattern("first-pattern")
            }
            #expect(throws: SkeletonWriter.Failure.badName("../x")) { try writer.writePattern("../x") }
            #expect(throws: SkeletonWriter.Failure.badName("../style")) { try writer.writeQuestion("../style") }
        }
    }
}
