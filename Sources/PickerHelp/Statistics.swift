import KnowledgeModel
import KnowledgeStore

/// How much the knowledge holds.
public struct Statistics: Hashable, Sendable {
    public var entries: Int
    /// Entries per area, in the order of `Area`; areas without entries count 0.
    public var entriesByArea: [AreaCount]
    /// Entries whose text exists, per language.
    public var entriesByLanguage: [Language: Int]
    public var symptoms: Int
    public var symptomsByLanguage: [Language: Int]
    public var messages: Int
    public var samples: Int
    public var sources: Int
    public var questions: Int
    public var answers: Int
    public var fixClasses: Int
    public var patterns: Int

    /// How many entries one area has.
    public struct AreaCount: Hashable, Sendable {
        public var area: Area
        public var count: Int
    }
}

extension KnowledgeBase {
    /// Counts what the knowledge holds.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func statistics() throws -> Statistics {
        let counts = Dictionary(try database.entryCounts().map { ($0.area, $0.count) }) { first, _ in first }
        let symptoms = try database.symptomCounts()
        return Statistics(
            entries: try database.count(.entries),
            entriesByArea: Area.allCases.map { Statistics.AreaCount(area: $0, count: counts[$0] ?? 0) },
            entriesByLanguage: try database.translationCounts(),
            symptoms: symptoms.values.reduce(0, +), symptomsByLanguage: symptoms,
            messages: try database.count(.messages), samples: try database.count(.samples),
            sources: try database.count(.sources), questions: try database.count(.questions),
            answers: try database.count(.answers), fixClasses: try database.count(.fixClasses), patterns: 0)
    }
}
