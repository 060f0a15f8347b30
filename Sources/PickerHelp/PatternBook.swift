import KnowledgeModel
import KnowledgeStore
import Patterns

extension KnowledgeBase {
    /// Every pattern in short, by name.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func patterns() throws -> [PatternHeading] { try database.patternHeadings() }

    /// The pattern with this name, whole.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func pattern(named id: PatternID) throws -> Pattern? { try database.pattern(named: id) }

    /// Code from a pattern, for what is known about the user's program.
    ///
    /// - Parameters:
    ///   - pattern: a pattern of this knowledge.
    ///   - facts: what is known; the pattern's defaults count for the rest.
    /// - Throws: `PatternRefusal` where the facts do not go together or a name is none; `KnowledgeError` where the file is
    ///   damaged.
    public func code(of pattern: Pattern, facts: PatternFacts = PatternFacts()) throws -> PatternCode {
        try maker(of: pattern).make(facts)
    }

    /// The code that a suggestion's command prints; nil where this knowledge lacks the pattern.
    ///
    /// - Throws: as `code(of:facts:)`.
    public func code(of suggestion: PatternSuggestion) throws -> PatternCode? {
        try pattern(named: suggestion.id).map { try code(of: $0, facts: suggestion.facts) }
    }

    /// The code of each suggestion of an advice, as its command prints it.
    ///
    /// - Throws: as `code(of:facts:)`.
    public func codes(in advice: ControlAdvice) throws -> [PatternSuggestion: String] {
        try advice.patterns.reduce(into: [:]) { $0[$1] = try code(of: $1)?.code }
    }

    /// What makes code of a pattern.
    func maker(of pattern: Pattern) throws -> PatternMaker {
        do throws(TemplateMistake) {
            return try PatternMaker(pattern)
        } catch {
            throw KnowledgeError.damaged(
                path: database.path, .malformed("the template of \(pattern.id), line \(error.line)"))
        }
    }

    /// The names of patterns that a mistyped one may mean, nearest first; at most three.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func patternNames(near text: String) throws -> [PatternID] {
        let names = try database.patternHeadings().map(\.id.text)
        return NearestNames(names: names).nearest(to: text.lowercased()).compactMap { PatternID($0) }
    }
}
