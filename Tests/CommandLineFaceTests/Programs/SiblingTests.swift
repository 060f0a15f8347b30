import Foundation
import PickerHelp
import Testing

@testable import CommandLineFace

/// picker-doctor beside a program that stands in for the one that knows Swift.
@Suite("The program beside it")
struct SiblingTests {
    /// A folder with picker-doctor, its knowledge, and what its sibling does as a shell script.
    private func place(sibling script: String?) throws -> TemporaryPlace {
        let place = try TemporaryPlace()
        let program = try BuiltProgram.url()
        let resources = try BuiltProgram.knowledge().deletingLastPathComponent()
        for file in [program, resources] {
            try FileManager.default.copyItem(at: file, to: place.file(file.lastPathComponent))
        }
        if let script {
            let sibling = place.file("picker-doctor-source")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: sibling)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sibling.path)
        }
        return place
    }

    private func run(_ words: [String], sibling script: String?) throws -> BuiltProgram.Run {
        let place = try place(sibling: script)
        defer { place.remove() }
        return try BuiltProgram.run(place.file("picker-doctor"), words)
    }

    /// A script that prints sites, each with a line and answers.
    private static func sites(_ sites: [(line: Int, answers: String)]) -> String {
        let list = sites.map {
            "{\"kind\":\"picker\",\"path\":\"A.swift\",\"line\":\($0.line),\"title\":null,\"answers\":{\($0.answers)}}"
        }
        return "echo '{\"schema\":1,\"sites\":[\(list.joined(separator: ","))]}'"
    }

    @Test(
        "It gets the whole line and gives its status",
        arguments: [["check", "a b", "--fix"], ["--lang", "zh", "rules"]])
    func passesOn(words: [String]) throws {
        let run = try run(words, sibling: "printf '<%s>' \"$@\"; exit 7")
        #expect(run.output == words.map { "<\($0)>" }.joined())
        #expect(run.status == 7)
    }

    @Test(
        "Where it is missing, a sentence says so",
        arguments: [["check", "x"], ["facts", "x"], ["rules"], ["diagnose", "--file", "x"]])
    func missing(words: [String]) throws {
        let run = try run(words, sibling: nil)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("picker-doctor: reading Swift needs the program `/"))
        #expect(run.errors.contains("picker-doctor-source`, which is not there; "))
    }

    @Test("What the code says is evidence, as a fact and not as an answer")
    func facts() throws {
        let script = Self.sites([
            (12, "\"style\":\"wheel\",\"no-such-question\":\"x\",\"selection-type\":\"no-such-answer\"")
        ])
        let run = try run(["diagnose", "--file", "A.swift", "--json"], sibling: script)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((document["answers"] as? [String: String])?.isEmpty == true)
        let ranking = try #require(document["ranking"] as? [[String: Any]])
        let evidence = ranking.flatMap {
            ($0["for"] as? [[String: Any]] ?? []) + ($0["against"] as? [[String: Any]] ?? [])
        }
        #expect(!evidence.isEmpty)
        #expect(evidence.allSatisfy { $0["kind"] as? String == "fact" && $0["question"] as? String == "style" })
    }

    @Test(
        "A person reads what was read",
        arguments: [(Language.english, "Read from your code:\n"), (.chinese, "从你的代码读出：\n")])
    func transcript(language: Language, words: String) throws {
        let place = try place(sibling: Self.sites([(12, "\"style\":\"wheel\"")]))
        defer { place.remove() }
        let session = place.file("session.json").path
        let program = place.file("picker-doctor")
        let held = try BuiltProgram.run(
            program, ["diagnose", "--file", "A.swift:12", "--save", session, "--lang", language.rawValue])
        #expect(held.status == 0)
        #expect(held.output.contains(words))
        let replayed = try BuiltProgram.run(program, ["diagnose", "--replay", session])
        #expect(replayed.output.contains(words))
        let evidence = language == .english ? "(read from your code)" : "(从你的代码读出)"
        #expect(!held.output.contains("as the message says") && !held.output.contains("提示里写明"))
        #expect(held.output.contains("✓ ") && (!held.output.contains("wheel (") || held.output.contains(evidence)))
    }

    @Test("Of several pickers the first is taken where nobody can be asked, and it is said")
    func several() throws {
        let script = Self.sites([(3, "\"style\":\"wheel\""), (9, "\"style\":\"menu\"")])
        let run = try run(["diagnose", "--file", "A.swift", "--json"], sibling: script)
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("picker-doctor: the file has 2 pickers; took the one in line 3, "))
    }

    @Test(
        "No answer, or none that can be read",
        arguments: [
            ("echo '{}'", "`picker-doctor-source` ended without an answer; "),
            ("kill -9 $$", "`picker-doctor-source` ended"),
            (sites([]) + "; exit 1", "there is no picker at `A.swift`; "),
            ("echo 'picker-doctor: it says why' >&2; exit 2", "it says why\n"),
        ])
    func noAnswer(script: String, errors: String) throws {
        let run = try run(["diagnose", "--file", "A.swift", "--json"], sibling: script)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("picker-doctor: " + errors), "\(run.errors)")
    }
}
