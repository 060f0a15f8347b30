import Foundation
import PickerHelp
import Testing

@testable import CommandLineFace

/// Interviews on disk, with the built program.
@Suite("A saved interview")
struct SessionFileTests {
    private static let sentence = "nothing happens when I choose a row"

    @Test("Saved, taken up, and printed again", arguments: Language.allCases)
    func whole(language: Language) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let session = place.file("session.json")
        let words = ["diagnose", "--lang", language.rawValue]
        let begun = try BuiltProgram.run(words + ["--save", session.path], input: Self.sentence + "\n1\nq\n")
        #expect(begun.status == 0)
        #expect(begun.output.contains("picker-doctor diagnose --resume"))
        #expect(try SessionFile(path: session.path).read().events.count == 2)

        // Taken up without a word about the language, it goes on in its own.
        let resumed = try BuiltProgram.run(["diagnose", "--resume", session.path], input: "1\n")
        #expect(resumed.status == 0)
        #expect(resumed.output.contains(InterviewWords.resumed(answers: 1)[language]))
        #expect(!resumed.output.contains(InterviewWords.opening[language]))
        #expect(try SessionFile(path: session.path).read().events.count == 3)

        let replay = try BuiltProgram.run(["diagnose", "--replay", session.path])
        #expect(replay.status == 0)
        #expect(replay.output == (try BuiltProgram.run(["diagnose", "--replay", session.path]).output))
        #expect(replay.output.contains(InterviewWords.opening[language]))

        let other: Language = language == .english ? .chinese : .english
        let translated = try BuiltProgram.run(["diagnose", "--replay", session.path, "--lang", other.rawValue])
        #expect(translated.status == 0)
        #expect(translated.output.contains(InterviewWords.opening[other]))
        #expect(translated.output.contains(Self.sentence))
        #expect(!translated.output.contains(InterviewWords.opening[language]))
    }

    @Test("The transcript of typed lines is the same on each run")
    func transcript() throws {
        let input = Self.sentence + "\nw\n1\ns\nb\n1\nd\n"
        let first = try BuiltProgram.run(["diagnose", "--lang", "zh"], input: input)
        #expect(first.status == 0)
        #expect(first.output == (try BuiltProgram.run(["diagnose", "--lang", "zh"], input: input).output))
    }

    @Test("A file that cannot be written is told before the first question", arguments: ["missing/session.json", "."])
    func unwritable(name: String) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let run = try BuiltProgram.run(["diagnose", "--save", place.file(name).path], input: Self.sentence + "\n")
        expectFailure(run, saying: "cannot be written")
    }

    @Test("A device is left alone")
    func device() throws {
        expectFailure(try BuiltProgram.run(["diagnose", "--save", "/dev/null"]), saying: "cannot be written")
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(kind == .typeCharacterSpecial)
    }

    @Test("A file that is no session is not written over", arguments: ["import SwiftUI\n", "{}"])
    func foreign(text: String) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let file = place.file("A.swift")
        try Data(text.utf8).write(to: file)
        let words = ["diagnose", "--save", file.path]
        expectFailure(try BuiltProgram.run(words + ["--json"]), saying: "nothing was written to it")
        expectFailure(try BuiltProgram.run(words + ["--lang", "zh"]), saying: "因此没有写入")
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        try Data().write(to: file)
        #expect(try BuiltProgram.run(words + ["--json"]).status == 0)
        let other = place.file("other.json")
        try FileManager.default.linkItem(at: file, to: other)
        expectFailure(try BuiltProgram.run(words + ["--json"]), saying: "several names (hard links)")
    }

    private static let wrecks: [(name: String, text: String, words: String)] = [
        ("empty", "", "is not a session file"),
        ("no JSON", "picker", "is not a session file"),
        ("truncated", #"{"schema": 1, "language": "en", "events": [{"kind": "desc"#, "is not a session file"),
        ("another shape", "[1, 2, 3]", "is not a session file"),
        ("wrong types", #"{"schema": "1", "language": 2, "events": {}}"#, "is not a session file"),
        ("unknown language", #"{"schema": 1, "language": "fr", "events": []}"#, "is not a session file"),
        ("huge number", #"{"schema": 1e999, "language": "en", "events": []}"#, "is not a session file"),
        ("great number", #"{"schema": 99999999999999999999, "language": "en", "events": []}"#, "is not a session file"),
        ("newer form", #"{"schema": 2, "language": "en", "events": []}"#, "update picker-doctor"),
        ("unknown kind", event(#""kind": "guessed""#), "damaged at event 1"),
        ("missing field", event(#""kind": "answered", "question": "style""#), "damaged at event 1"),
        ("nothing to undo", event(#""kind": "undone""#), "damaged at event 1"),
        ("huge weight", weights("1e999"), "damaged at event 1"),
        ("negative weight", weights("-0.5"), "damaged at event 1"),
        ("no number", weights("nan"), "damaged at event 1"),
        (
            "unknown question", event(#""kind": "answered", "question": "weather", "answer": "wet""#),
            "the question “weather”"
        ),
        ("unknown answer", event(#""kind": "answered", "question": "style", "answer": "wet""#), "the answer “wet”"),
        ("unknown cause", event(#""kind": "tried-fix", "cause": "weather""#), "the entry “weather”"),
        ("no name at all", event(#""kind": "tried-fix", "cause": "\u001b[2J 天气""#), "the entry “\\u{1B}[2J 天气”"),
    ]

    private static func event(_ fields: String) -> String {
        #"{"schema": 1, "language": "en", "events": [{\#(fields)}]}"#
    }

    private static func weights(_ number: String) -> String {
        event(#""kind": "described", "text": "x", "weights": {"missing-tag": "\#(number)"}"#)
    }

    @Test("A damaged file is told in a sentence", arguments: wrecks.map(\.name), ["--resume", "--replay"])
    func damaged(name: String, option: String) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let file = place.file("session.json")
        let (_, text, words) = try #require(Self.wrecks.first { $0.name == name })
        try Data(text.utf8).write(to: file)
        expectFailure(try BuiltProgram.run(["diagnose", option, file.path]), saying: words)
        // A file that was not understood is not written over.
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test(
        "A directory and a missing file are told in a sentence", arguments: [".", "missing.json"],
        ["--resume", "--replay"])
    func unreadable(name: String, option: String) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        expectFailure(try BuiltProgram.run(["diagnose", option, place.file(name).path]), saying: "cannot be read")
    }

    private func expectFailure(
        _ run: BuiltProgram.Run, saying words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(run.status == 2, sourceLocation: sourceLocation)
        #expect(run.output.isEmpty, sourceLocation: sourceLocation)
        #expect(run.errors.hasPrefix("picker-doctor: "), sourceLocation: sourceLocation)
        #expect(run.errors.contains(words), sourceLocation: sourceLocation)
        #expect(run.errors.split(separator: "\n").count == 1, sourceLocation: sourceLocation)
    }
}
