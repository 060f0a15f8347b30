import KnowledgeModel
import SQLiteAccess

extension KnowledgeWriter {
    /// Writes a pattern with all that belongs to it.
    func write(_ pattern: Pattern) throws {
        let id = Value.text(pattern.id.text)
        let reason = pattern.execution.reason
        try insert(
            "patterns",
            [
                [
                    id, .text(pattern.prose.english.title), .text(pattern.prose.chinese.title),
                    .text(pattern.prose.english.summary), .text(pattern.prose.chinese.summary),
                    .optional(pattern.insteadOfOlder?.text), .optional(reason?.english), .optional(reason?.chinese),
                    .text(pattern.template),
                ]
            ])
        for language in Language.allCases {
            let sections = pattern.prose[language].sections.sorted { $0.key.rawValue < $1.key.rawValue }
            try insert(
                "pattern_sections",
                sections.map { [id, .text(language.rawValue), .text($0.key.rawValue), .text($0.value)] })
        }
        try insert(
            "pattern_names",
            pattern.names.sorted { $0.key < $1.key }.map { [id, .text($0.key.rawValue), .text($0.value)] })
        try insert(
            "pattern_parameters",
            pattern.parameters.sorted { $0.key < $1.key }.flatMap { parameter, values in
                numbered(values) { [id, .text(parameter.rawValue), $0, .text($1)] }
            })
        try insert("pattern_features", pattern.features.enumerated().flatMap { Self.rows(of: $1, number: $0 + 1, id) })
        try insert(
            "pattern_availability",
            numbered(pattern.availability) { [id, $0, .text($1.platform.rawValue), .text($1.since.description)] })
        try write(pattern.limits, id)
        try insert("pattern_entries", numbered(pattern.entries) { [id, $0, .text($1.text)] })
        try insert(
            "pattern_suits",
            pattern.suits.sorted { $0.key < $1.key }.flatMap { question, answers in
                answers.sorted().map { [id, .text(question.text), .text($0.text)] }
            })
        try insert("pattern_related", numbered(pattern.related) { [id, $0, .text($1.text)] })
        try insert("pattern_sources", rows(of: pattern.sources, key: id))
    }

    /// A row for each platform that has the feature; `Xcode` stands for the platform of what the SDK decides.
    private static func rows(of feature: Pattern.Feature, number: Int, _ id: Value) -> [[Value]] {
        let releases: [(String, Version)] =
            switch feature.requirement {
            case .sdk(let version): [("Xcode", version)]
            case .system(let releases): releases.map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
            }
        return releases.map { [id, .integer(number), .text(feature.flag), .text($0.0), .text($0.1.description)] }
    }

    private func write(_ limits: [Pattern.Limit], _ id: Value) throws {
        try insert(
            "pattern_limits",
            numbered(limits) {
                [id, $0, .text($1.reason.english), .text($1.reason.chinese), .optional($1.instead?.text)]
            })
        for (number, limit) in limits.enumerated() {
            try insert(
                "pattern_limit_values",
                limit.when.sorted { $0.key < $1.key }.flatMap { parameter, values in
                    numbered(values) { [id, .integer(number + 1), .text(parameter.rawValue), $0, .text($1)] }
                })
        }
    }
}
