import KnowledgeModel
import KnowledgeStore
import Patterns

/// A pattern in short.
public struct PatternHeading: Hashable, Sendable {
    public var id: PatternID
    public var title: Localized<String>
    /// What the pattern is for, in a clause.
    public var summary: Localized<String>
}

extension KnowledgeBase {
    /// Every pattern in short, by name.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func patterns() throws -> [PatternHeading] {
        try database.patternSummaries().map { PatternHeading(id: $0.id, title: $0.title, summary: $0.summary) }
    }

    /// The pattern with this name, whole.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func pattern(named id: PatternID) throws -> Pattern? { try database.pattern(named: id) }

    /// Code from a pattern, for what is known about the user's program.
    ///
    /// - Parameters:
    ///   - id: the pattern's name.
    ///   - facts: what is known; the pattern's defaults count for the rest.
    /// - Returns: nil where there is no such pattern.
    /// - Throws: `PatternRefusal` where the facts do not go together or a name is none; `KnowledgeError` where the file is
    ///   damaged.
    public func pattern(id: PatternID, facts: PatternFacts = PatternFacts()) throws -> PatternCode? {
        guard let pattern = try database.pattern(named: id) else { return nil }
        let maker: PatternMaker
        do throws(TemplateMistake) {
            maker = try PatternMaker(pattern)
        } catch {
            throw KnowledgeError.damaged(
                path: database.path, .malformed("the template of \(id), line \(error.line)"))
        }
        return try maker.make(facts)
    }

    /// The patterns that show how to avoid or repair the fault of an entry, in short.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func patterns(for entry: Slug) throws -> [PatternHeading] {
        let named = try database.patterns(naming: entry)
        let all = try patterns()
        return named.compactMap { id in all.first { $0.id == id } }
    }

    /// The names of patterns that a mistyped one may mean, nearest first; at most three.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func patternNames(near text: String) throws -> [PatternID] {
        let names = try database.patternSummaries().map(\.id.text)
        return NearestNames(names: names).nearest(to: text.lowercased()).compactMap { PatternID($0) }
    }
}
