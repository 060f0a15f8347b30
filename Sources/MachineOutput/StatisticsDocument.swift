import PickerHelp

/// The contract of `stats --json`.
package struct StatisticsDocument: Encodable {
    struct Counts: Encodable {
        var total: Int
        var byLanguage: [String: Int]
    }

    struct EntryCounts: Encodable {
        var total: Int
        var byLanguage: [String: Int]
        var byArea: [String: Int]
    }

    /// What one area or one language holds.
    struct Tally: Encodable {
        var entries, symptoms, samples, sources, questions, patterns: Int

        init(_ tally: Statistics.Tally) {
            (entries, symptoms, samples) = (tally.entries, tally.symptoms, tally.samples)
            (sources, questions, patterns) = (tally.sources, tally.questions, tally.patterns)
        }
    }

    var schema = 1
    var entries: EntryCounts
    var symptoms: Counts
    var messages: Int
    var samples: Int
    var sources: Int
    var questions: Int
    var answers: Int
    var fixClasses: Int
    var patterns: Int
    var byArea: [String: Tally]
    var byLanguage: [String: Tally]

    package init(_ statistics: Statistics) {
        func byLanguage(_ counts: [Language: Int]) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, counts[$0] ?? 0) })
        }
        entries = EntryCounts(
            total: statistics.entries, byLanguage: byLanguage(statistics.entriesByLanguage),
            byArea: Dictionary(uniqueKeysWithValues: statistics.entriesByArea.map { ($0.area.rawValue, $0.count) }))
        symptoms = Counts(total: statistics.symptoms, byLanguage: byLanguage(statistics.symptomsByLanguage))
        messages = statistics.messages
        samples = statistics.samples
        sources = statistics.sources
        questions = statistics.questions
        answers = statistics.answers
        fixClasses = statistics.fixClasses
        patterns = statistics.patterns
        self.byArea = Dictionary(uniqueKeysWithValues: statistics.areas.map { ($0.key.rawValue, Tally($0.value)) })
        self.byLanguage = Dictionary(
            uniqueKeysWithValues: statistics.languages.map { ($0.key.rawValue, Tally($0.value)) })
    }
}
