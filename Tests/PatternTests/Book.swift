import Foundation
import KnowledgeFormat
import KnowledgeModel
import Samples
import Testing

/// The patterns of the knowledge base.
enum Book {
    static let patterns = KnowledgeReader.read(Project.root.appending(path: "Knowledge").path).patterns

    static func pattern(_ id: StaticString) throws -> Pattern {
        try #require(patterns.first { $0.id == PatternID(fixed: id) })
    }
}

extension Pattern: CustomTestStringConvertible {
    public var testDescription: String { id.text }
}
