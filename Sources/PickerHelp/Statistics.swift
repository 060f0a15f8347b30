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
    /// What each area holds.
    public var areas: [Area: Tally]
    /// What somebody who reads the language finds; a program counts for every language.
    public var languages: [Language: Tally]

    /// How much one part of the knowledge holds.
    public struct Tally: Hashable, Sendable {
        public var entries = 0
        public var symptoms = 0
        public var samples = 0
        public var sources = 0
        /// Of an area, the questions that tell its entries apart from others.
        public var questions = 0
        /// Of an area, the patterns for one of its entries.
        public var patterns = 0
    }

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
        let entries = try table().compactMap { try entry(named: $0.slug) }
        let patterns = try patterns().compactMap { try pattern(named: $0.id) }
        return Statistics(
            entries: try database.count(.entries),
            entriesByArea: Area.allCases.map { Statistics.AreaCount(area: $0, count: counts[$0] ?? 0) },
            entriesByLanguage: try database.translationCounts(),
            symptoms: symptoms.values.reduce(0, +), symptomsByLanguage: symptoms,
            messages: try database.count(.messages), samples: try database.count(.samples),
            sources: try database.count(.sources), questions: try database.count(.questions),
            answers: try database.count(.answers), fixClasses: try database.count(.fixClasses),
            patterns: try database.count(.patterns),
            areas: Self.areas(of: entries, patterns),
            languages: Self.languages(of: entries, try questions(), patterns))
    }

    private static func areas(of entries: [Entry], _ patterns: [Pattern]) -> [Area: Statistics.Tally] {
        var tallies: [Area: Statistics.Tally] = [:]
        for area in Area.allCases {
            let members = entries.filter { $0.area == area }
            tallies[area] = Statistics.Tally(
                entries: members.count, symptoms: members.reduce(0) { $0 + symptoms(of: $1, in: Language.allCases) },
                samples: members.reduce(0) { $0 + $1.samples.programs.count },
                sources: members.reduce(0) { $0 + $1.sources.count },
                questions: Set(members.flatMap(\.likelihoods.keys)).count,
                patterns: patterns.count { pattern in members.contains { pattern.entries.contains($0.slug) } })
        }
        return tallies
    }

    private static func languages(
        of entries: [Entry], _ questions: [Question], _ patterns: [Pattern]
    ) -> [Language: Statistics.Tally] {
        var tallies: [Language: Statistics.Tally] = [:]
        for language in Language.allCases {
            let readable = entries.filter { !$0.prose[language].title.isEmpty }
            tallies[language] = Statistics.Tally(
                entries: readable.count, symptoms: readable.reduce(0) { $0 + symptoms(of: $1, in: [language]) },
                samples: readable.reduce(0) { $0 + $1.samples.programs.count },
                sources: readable.reduce(0) { $0 + $1.sources.count { !$0.supports[language].isEmpty } },
                questions: questions.count { !$0.text[language].isEmpty },
                patterns: patterns.count { !$0.prose[language].title.isEmpty })
        }
        return tallies
    }

    private static func symptoms(of entry: Entry, in languages: [Language]) -> Int {
        languages.reduce(0) { $0 + entry.symptoms[$1].count }
    }
}
