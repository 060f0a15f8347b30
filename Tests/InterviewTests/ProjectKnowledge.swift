import Foundation
import KnowledgeFormat
import KnowledgeModel
import Testing

/// The project's own questions and entries.
enum ProjectKnowledge {
    /// Everything; nil, with the errors in `issues`, where it cannot be read.
    private static let reading = KnowledgeReader.read(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Knowledge").path)

    static func questions() throws -> [Question] { try #require(reading.knowledge).questions }

    static func entries() throws -> [Entry] { try #require(reading.knowledge).entries }
}
