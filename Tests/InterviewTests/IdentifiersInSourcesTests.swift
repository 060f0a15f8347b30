import Foundation
import KnowledgeModel
import Testing

/// Questions and answers are data: the program knows none of them by name.
@Suite struct IdentifiersInSourcesTests {
    static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    /// The names of every question and every answer.
    static func names() throws -> Set<String> {
        let questions = try ProjectKnowledge.questions()
        return Set(questions.map(\.id.text) + questions.flatMap { $0.answers.map(\.id.text) })
    }

    /// The Swift files below a folder of `Sources`, with their lines.
    static func files(below folder: String) throws -> [(path: String, lines: [String])] {
        let root = sources.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { path in
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                return (path, text.components(separatedBy: "\n"))
            }
    }

    /// In the interview no text at all is the name of a question or an answer.
    @Test func theInterviewKnowsNoQuestionByName() throws {
        let names = try Self.names()
        let literal = /"([a-z0-9-]+)"/
        let files = try Self.files(below: "Interview")
        #expect(files.count > 10 && names.count > 50)
        for (path, lines) in files {
            for (number, line) in lines.enumerated() {
                for match in line.matches(of: literal) {
                    #expect(!names.contains(String(match.1)), "\(path):\(number + 1) names `\(match.1)`")
                }
            }
        }
    }

    /// Elsewhere words such as `style` are an option's name, but never an identifier's.
    @Test func noIdentifierIsMadeFromAText() throws {
        let names = try Self.names()
        let made = /Identifier(?:<[A-Za-z]+>)?\(\s*"([a-z0-9-]+)"/
        for (path, lines) in try Self.files(below: "") {
            for (number, line) in lines.enumerated() {
                for match in line.matches(of: made) {
                    #expect(!names.contains(String(match.1)), "\(path):\(number + 1) names `\(match.1)`")
                }
            }
        }
    }
}
