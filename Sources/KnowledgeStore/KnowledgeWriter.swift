import KnowledgeModel
import SQLiteAccess

/// Writes knowledge into a new database file; the same knowledge gives the same bytes.
package struct KnowledgeWriter {
    private let connection: Connection

    /// Writes a file.
    ///
    /// - Parameters:
    ///   - knowledge: what to write.
    ///   - path: where; there must be no file yet.
    ///   - plainText: takes the marks off a CommonMark text. The caller has a reader for it; who only reads the file needs none.
    /// - Throws: `SQLiteError`.
    package static func write(
        _ knowledge: Knowledge, to path: String, plainText: @escaping (String) -> String
    ) throws {
        let connection = try Connection(path: path, mode: .create)
        try connection.execute(Schema.statements)
        let writer = KnowledgeWriter(connection: connection)
        for (index, entry) in knowledge.entries.enumerated() {
            try writer.write(entry, id: index + 1)
        }
        try writer.write(knowledge.questions)
        for pattern in knowledge.patterns { try writer.write(pattern) }
        try writer.insert("cues", CueTable(knowledge.questions).rows)
        try writer.insert("answer_ratios", AnswerRatioTable(knowledge).rows)
        try writer.write(knowledge.fixClasses)
        try writer.write(knowledge.vocabulary)
        try SearchIndexWriter(connection: connection, plainText: plainText).write(knowledge)
        try connection.execute("COMMIT; VACUUM;")
    }

    func insert(_ table: String, _ rows: [[Value]]) throws {
        guard let first = rows.first else { return }
        let places = Array(repeating: "?", count: first.count).joined(separator: ",")
        let statement = try connection.prepare("INSERT INTO \(table) VALUES(\(places))")
        for row in rows { try statement.run(row) }
    }

    private func write(_ entry: Entry, id: Int) throws {
        let noCheck = entry.check.reason
        let noSamples = entry.samples.reason
        try insert(
            "entries",
            [
                [
                    .integer(id), .text(entry.slug.text), .text(entry.area.rawValue), .text(entry.severity.rawValue),
                    .real(entry.prior), .text(entry.fix.fixClass.text), .integer(entry.fix.cost),
                    .text(entry.prose.english.title), .text(entry.prose.chinese.title), .optional(entry.check.name),
                    .optional(noCheck?.english), .optional(noCheck?.chinese), .optional(noSamples?.english),
                    .optional(noSamples?.chinese),
                ]
            ])
        let key = Value.integer(id)
        try insert("aliases", numbered(entry.aliases) { [.text($1.text), key, $0] })
        try insert("other_areas", numbered(entry.otherAreas) { [key, $0, .text($1.rawValue)] })
        try insert("related", numbered(entry.related) { [key, $0, .text($1.text)] })
        try insert("applies", Self.rows(of: entry.applies, key: [key]))
        try insert(
            "messages",
            numbered(entry.messages) {
                [
                    key, $0, .text($1.kind.rawValue), .text($1.text), .text(MessageMatcher.normalized($1.text)),
                    .real($1.likelihood),
                ]
            })
        try insert(
            "likelihoods",
            entry.likelihoods.sorted { $0.key < $1.key }.flatMap { question, answers in
                answers.sorted { $0.key < $1.key }.map {
                    [key, .text(question.text), .text($0.key.text), .real($0.value)]
                }
            })
        try insert("sources", rows(of: entry.sources, key: key))
        try write(entry.samples.programs, key: key)
        for language in Language.allCases { try write(entry.prose[language], in: language, key: key) }
    }

    private func write(_ prose: Prose, in language: Language, key: Value) throws {
        let name = Value.text(language.rawValue)
        func text(_ section: Prose.Section) -> Value { .text(prose.sections[section] ?? "") }
        try insert(
            "causes", [[key, name, .text(prose.row.symptom), .text(prose.row.cause), text(.whyItHappens)]])
        try insert("fixes", [[key, name, .text(prose.row.fix), text(.howToFix)]])
        let others: [Prose.Section] = [.whatYouSee, .howToTell, .whenNotTo, .sources]
        try insert("sections", others.map { [key, name, .text($0.rawValue), text($0)] })
    }

    private func write(_ samples: [Sample], key: Value) throws {
        for (position, sample) in samples.enumerated() {
            let number = Value.integer(position + 1)
            try insert(
                "samples",
                [
                    [
                        key, number, .text(sample.file), .text(sample.role.rawValue),
                        .text(sample.expectation.name), .optional(sample.expectation.message), .text(sample.code),
                    ]
                ])
            try insert(
                "sample_conditions",
                sample.when.sorted { $0.key < $1.key }.map { [key, number, .text($0.key.text), .text($0.value.text)] })
        }
    }

    private func write(_ fixClasses: [FixClass]) throws {
        try insert(
            "fix_classes",
            numbered(fixClasses) { [.text($1.id.text), $0, .text($1.name.english), .text($1.name.chinese)] })
    }

    private func write(_ vocabulary: Vocabulary) throws {
        try insert("synonyms", SynonymTable(vocabulary).rows.map { [.text($0.word), .text($0.synonym)] })
        let stopWords = Set((vocabulary.stopWords.english + vocabulary.stopWords.chinese).map { $0.lowercased() })
        try insert("stop_words", stopWords.sorted().map { [.text($0)] })
    }

    /// Where something applies, as rows that begin with the key's columns.
    static func rows(of applies: Applicability, key: [Value]) -> [[Value]] {
        func row(_ kind: String, _ position: Int, _ value: String, _ interval: VersionInterval = .always) -> [Value] {
            key + [
                .text(kind), .integer(position + 1), .text(value), .optional(interval.since?.description),
                .optional(interval.before?.description),
            ]
        }
        var rows = applies.styles.enumerated().map { row("style", $0, $1.rawValue) }
        rows += applies.platforms.enumerated().map { row("platform", $0, $1.rawValue) }
        rows += applies.containers.enumerated().map { row("container", $0, $1.rawValue) }
        let systems = applies.operatingSystems.sorted { $0.key.rawValue < $1.key.rawValue }
        rows += systems.enumerated().map { row("os", $0, $1.key.rawValue, $1.value) }
        if applies.sdk != .always { rows.append(row("sdk", 0, "Xcode", applies.sdk)) }
        return rows
    }

    /// The sources of what the key names.
    func rows(of sources: [Source], key: Value) -> [[Value]] {
        numbered(sources) {
            [
                key, $0, .text($1.url), .text($1.kind.rawValue), .text($1.date), .text($1.mark.rawValue),
                .text($1.supports.english), .text($1.supports.chinese),
            ]
        }
    }

    /// A row for each element, with its position from 1.
    func numbered<Element>(
        _ elements: [Element], _ row: (Value, Element) -> [Value]
    ) -> [[Value]] {
        elements.enumerated().map { row(.integer($0 + 1), $1) }
    }
}
