import Foundation
import KnowledgeFormat
import KnowledgeModel
import KnowledgeStore
import MarkdownReading
import Testing

/// What is written is read back the same.
struct RoundTripTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Knowledge").path

    @Test func theWholeKnowledgeIsReadBackAsItWasWritten() throws {
        let knowledge = try #require(KnowledgeReader.read(Self.root).knowledge)
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try KnowledgeWriter.write(knowledge, to: path) { markdown in
            MarkdownDocument(markdown).blocks.map(\.plainText).joined(separator: "\n")
        }
        let database = try KnowledgeDatabase(path: path)
        for entry in knowledge.entries {
            #expect(try database.entry(named: entry.slug) == entry, "\(entry.slug) is read back otherwise")
        }
        #expect(try database.summaries().map(\.slug) == knowledge.entries.map(\.slug))
        #expect(try database.questions() == knowledge.questions)
        for pattern in knowledge.patterns {
            #expect(try database.pattern(named: pattern.id) == pattern, "\(pattern.id) is read back otherwise")
        }
        #expect(try database.patternHeadings().map(\.id) == knowledge.patterns.map(\.id))
        #expect(knowledge.patterns.contains { !$0.suits.isEmpty })
        #expect(knowledge.questions.contains { $0.answers.contains { !$0.code.isEmpty } })
        #expect(knowledge.patterns.contains { !$0.limits.isEmpty && !$0.features.isEmpty })
        #expect(try database.fixClasses() == knowledge.fixClasses)
        // Each part of a question is there to be lost.
        let answers = knowledge.questions.flatMap(\.answers)
        #expect(answers.contains { !$0.cues.chinese.isEmpty } && answers.contains { !$0.messageValues.isEmpty })
        #expect(answers.contains { $0.means != nil } && knowledge.questions.contains { !$0.senselessAfter.isEmpty })
    }
}
