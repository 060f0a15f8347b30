import Foundation
import PickerHelp
import Testing

@testable import CommandLineFace

/// The same interview for a program, step by step, and for a person.
@Suite("An interview as JSON")
struct MachineInterviewTests {
    /// What the test reads of the document.
    private struct Document: Decodable {
        struct Ranked: Decodable, Equatable {
            var slug: String
            var probability: Double
        }

        struct Next: Decodable {
            var question: String
        }

        struct Advice: Decodable {
            var slug: String
            var code: String?
        }

        var ranking: [Ranked]
        var somethingElse: Double
        var next: Next?
        var conclusive: Bool
        var answers: [String: String]
        var advice: Advice?
    }

    private func step(_ story: Story, _ given: [String]) throws -> Document {
        let words = ["diagnose", "--json", "--lang", story.language.rawValue, "--say", story.sentence]
        let run = try BuiltProgram.run(words + given.flatMap { ["--answer", $0] })
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }

    /// Holds the interview line by line with the built program and gives what it kept.
    private func held(_ story: Story, _ given: [String]) throws -> SavedDiagnosis {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let session = place.file("session.json").path
        let diagnosis = try KnowledgeBase().startDiagnosis()
        var lines = [story.sentence]
        for pair in given {
            let words = pair.split(separator: "=").map(String.init)
            let question = try #require(Identifier<Question>(words[0]).flatMap(diagnosis.question))
            lines.append(try #require(question.answers.first { $0.id.text == words[1] }).text[story.language])
        }
        let input = lines.map { $0.lowercased() + "\n" }.joined()
        let run = try BuiltProgram.run(
            ["diagnose", "--lang", story.language.rawValue, "--save", session], input: input)
        #expect(run.status == 0)
        return try SessionFile(path: session).read()
    }

    @Test("At each step the belief is that of the person's interview", arguments: [Story.english, .chinese])
    func steps(story: Story) throws {
        var given: [String] = []
        var documents = [try step(story, given)]
        while let question = documents[documents.count - 1].next?.question {
            given.append("\(question)=\(try #require(story.answers[question]))")
            try #require(given.count < 20)
            documents.append(try step(story, given))
        }
        let last = documents[documents.count - 1]
        #expect(last.conclusive)
        #expect(last.ranking.first?.slug == "tag-type-mismatch")
        #expect(last.advice?.slug == "tag-type-mismatch")
        #expect(last.advice?.code?.contains(".tag(") == true)

        let help = try KnowledgeBase()
        let saved = try held(story, given)
        // The description is one event, each answer another.
        try #require(saved.events.count == given.count + 1)
        for (count, document) in documents.enumerated() {
            var prefix = saved
            prefix.events = Array(saved.events.prefix(count + 1))
            let diagnosis = try help.resume(prefix)
            let ranking = diagnosis.ranking.prefix(document.ranking.count).map {
                Document.Ranked(slug: $0.slug.text, probability: ($0.probability * 1e6).rounded() / 1e6)
            }
            #expect(document.ranking == Array(ranking))
            #expect(abs(document.somethingElse - diagnosis.somethingElse) < 1e-6)
            #expect(document.next?.question == diagnosis.next?.id.text)
            #expect(document.answers.count == count)
        }
    }
}
