import Foundation
import Testing

@testable import CommandLineFace

/// What the checks find in a file reaches the interview and the advice, through both programs.
@Suite("Findings through the programs")
struct FindingProgramTests {
    private struct Diagnosis: Decodable {
        struct Cause: Decodable {
            var slug: String
            var probability: Double
        }
        struct Finding: Decodable, Equatable {
            var slug: String
            var severity: String
        }
        var ranking: [Cause]
        var findings: [Finding]
        var answers: [String: String]
    }

    /// Line 5: tags of another type; 6: a row without a tag; 7: an optional selection; 8: a text; 9: an own binding.
    private static let code = """
        import SwiftUI
        enum Kind: String, CaseIterable { case a, b }
        struct Sample: View { @State private var unit = 1; @State private var kind = Kind.a; @Binding var level: Int?
            @State private var country = "DE"; @State private var on = true; var body: some View { Form {
                Picker("Unit", selection: $unit) { Text("km").tag("km"); Text("mi").tag("mi") }
                Picker("Kind", selection: $kind) { Text("A").tag(Kind.a); Text("B") }
                Picker("Level", selection: $level) { Text("1").tag(1); Text("2").tag(2) }
                Picker("Country", selection: $country) { Text("G").tag("DE"); Text("F").tag("FR"); Text("S").tag("ES") }
                Picker("Own", selection: Binding(
                    get: { unit },
                    set: { unit = $0 }
                )) { Text("1").tag(1); Text("2").tag(2) }
                Picker("On", selection: $on) { Text("1").tag(true); Text("2").tag(false) }
            } }
        }
        """

    private func place() throws -> TemporaryPlace {
        let place = try TemporaryPlace()
        try Data(Self.code.utf8).write(to: place.file("Sample.swift"))
        return place
    }

    @Test(
        "The interview knows what check knows",
        arguments: [
            (5, [], "tag-type-mismatch", "error"), (6, [], "missing-tag", "warning"),
            (7, ["--sdk", "15"], "plain-tag-under-optional-selection", "error"),
        ] as [(Int, [String], String, String)])
    func diagnose(line: Int, options: [String], slug: String, severity: String) throws {
        let place = try place()
        defer { place.remove() }
        let file = place.file("Sample.swift").path + ":\(line)"
        let run = try BuiltProgram.run(["diagnose", "--json", "--file", file] + options)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let document = try JSONDecoder().decode(Diagnosis.self, from: Data(run.output.utf8))
        #expect(document.findings == [Diagnosis.Finding(slug: slug, severity: severity)])
        #expect(document.ranking.first?.slug == slug)
        #expect(document.ranking[0].probability > 0.7)
        #expect(document.answers["sdk"] == (options.isEmpty ? nil : "xcode-15-or-older"))
    }

    @Test("What is no fault with the newest SDK is none for the interview, until an older one is named")
    func sdk() throws {
        let place = try place()
        defer { place.remove() }
        let words = ["diagnose", "--json", "--file", place.file("Sample.swift").path + ":7"]
        let plain = "plain-tag-under-optional-selection"
        let probabilities = try [[], ["--sdk", "27"], ["--answer", "sdk=xcode-15-or-older"]].map { more in
            let run = try BuiltProgram.run(words + more)
            let document = try JSONDecoder().decode(Diagnosis.self, from: Data(run.output.utf8))
            #expect(
                document.findings
                    == (more.first == "--sdk" ? [] : [Diagnosis.Finding(slug: plain, severity: "other-sdk")]))
            return document.ranking.first { $0.slug == plain }?.probability ?? 0
        }
        #expect(probabilities[0] < 0.2 && probabilities[1] < 0.2 && probabilities[2] > 0.7, "\(probabilities)")
        let refused = try BuiltProgram.run(words + ["--sdk", "17", "--lang", "en"])
        #expect(refused.status == 2)
        #expect(refused.errors.contains("there is no Xcode 17"), "\(refused.errors)")
    }

    @Test("A person reads the findings, also later")
    func transcript() throws {
        let place = try place()
        defer { place.remove() }
        let session = place.file("session.json").path
        let file = place.file("Sample.swift").path + ":5"
        let held = try BuiltProgram.run(["diagnose", "--file", file, "--save", session, "--lang", "en"], input: "3\n")
        let words = "picker-doctor check finds here:\n  ✗ The tag's type differs from the selection's (error)\n"
        #expect(held.output.contains(words), "\(held.output)")
        #expect(held.output.contains("There are no words in that, so it is passed over."))
        #expect(held.output.contains("picker-doctor check finds: The tag's type differs from the selection's"))
        let replayed = try BuiltProgram.run(["diagnose", "--replay", session])
        #expect(replayed.output.contains(words))
        let resumed = try BuiltProgram.run(["diagnose", "--resume", session, "--json"])
        let document = try JSONDecoder().decode(Diagnosis.self, from: Data(resumed.output.utf8))
        #expect(document.findings == [Diagnosis.Finding(slug: "tag-type-mismatch", severity: "error")])
    }

    @Test(
        "The code fits the file, or there is none",
        arguments: [
            (6, "pattern enum-picker --selection-type Kind --style segmented --container form --bare", "enum Kind"),
            (8, "pattern changing-options --selection-type String ", "Size"),
            (13, "No pattern here has code for a selection of the type `Bool`", "The code\n"),
        ])
    func advise(line: Int, text: String, absent: String) throws {
        let place = try place()
        defer { place.remove() }
        let file = place.file("Sample.swift").path + ":\(line)"
        let run = try BuiltProgram.run(["advise", "--file", file, "--lang", "en"])
        #expect(run.status == 0)
        #expect(run.output.contains(text), "\(run.output)")
        #expect(!run.output.contains(absent), "\(run.output)")
    }

    @Test("A binding of several lines is one short line")
    func brief() throws {
        let place = try place()
        defer { place.remove() }
        let run = try BuiltProgram.run(["facts", place.file("Sample.swift").path + ":10", "--lang", "en"])
        #expect(
            run.output.contains("  selection  Binding( get: { unit }, set: { unit = $0 } ): Int\n"), "\(run.output)")
    }

    @Test("What another file leaves open is read from the file alone, and that is said")
    func alone() throws {
        let place = try place()
        defer { place.remove() }
        let folder = place.file("Tests")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.0\n".utf8).write(to: place.file("Package.swift"))
        try Data("public struct Text: View { public typealias Body = Never }\n".utf8)
            .write(to: folder.appending(path: "Text.swift"))
        let run = try BuiltProgram.run(["facts", place.file("Sample.swift").path + ":5", "--lang", "en"])
        #expect(run.status == 0)
        #expect(run.output.contains(" tag-match=different-type "), "\(run.output)")
        #expect(run.output.contains("  check finds  5:59  error  tag-type-mismatch\n"), "\(run.output)")
        #expect(
            run.errors.contains(":5`: something in the project around the file leaves its rows open, "), "\(run.errors)"
        )
    }
}
