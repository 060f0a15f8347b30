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
    }
}
