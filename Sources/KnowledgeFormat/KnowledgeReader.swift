import KnowledgeModel

/// Reads the knowledge's folder.
package struct KnowledgeReader {
    private static let names = ["Entries", "Patterns", "Questions", "README.md", "Vocabulary"]

    private let files: KnowledgeFiles
    private var log: IssueLog { files.log }

    /// Reads everything and reports every problem that it finds.
    ///
    /// - Parameter root: the path of the knowledge's folder.
    package static func read(_ root: String) -> KnowledgeReading {
        KnowledgeReader(files: KnowledgeFiles(root: root, log: IssueLog())).read()
    }

    private func read() -> KnowledgeReading {
        for name in files.names(in: "") ?? [] where !Self.names.contains(name) {
            let suggestion = Spelling.suggestion(for: name, among: Self.names)
            log.report(.file(.unknown(name: name)), at: FormatIssue.Place(file: name), suggestion: suggestion)
        }
        let (vocabulary, fixClasses) = VocabularyReader(files: files).read()
        let questions = readQuestions()
        let entries = readEntries()
        let index = ReferenceIndex(entries: entries, questions: questions, fixClasses: fixClasses)
        ReferenceChecker(index: index, log: log).check(entries)
        let patterns = readPatterns()
        PatternReferenceChecker(index: index, patterns: patterns, log: log).check()
        let issues = (log.issues + entries.flatMap(\.issues)).sorted { $0.place < $1.place }
        var reading = KnowledgeReading(
            issues: issues, entryFolders: entries.map(\.folder), questionFolders: questions.map(\.folder),
            patternFolders: patterns.map(\.folder))
        let first = Version("16.0")
        reading.patterns = patterns.compactMap(\.pattern)
        reading.entriesOfOlderSDKs = Set(entries.filter { $0.sdk.before == first }.map(\.folder))
        if let vocabulary, !issues.contains(where: { $0.level == .error }) {
            reading.knowledge = Knowledge(
                entries: entries.compactMap(\.entry), questions: questions.compactMap(\.question),
                patterns: reading.patterns,
                fixClasses: fixClasses, vocabulary: vocabulary)
        }
        return reading
    }

    private func readQuestions() -> [QuestionReader.Reading] {
        let readings = (files.names(in: "Questions") ?? []).map { name in
            QuestionReader(files: files, folder: "Questions/" + name).read()
        }
        let known = readings.compactMap { reading in reading.id.map { ($0, reading.answers) } }
        let compared = Set(readings.filter { $0.comparison != nil }.compactMap(\.id))
        let answers = Dictionary(uniqueKeysWithValues: known)
        let comparisons = ComparisonChecker(answers: answers, compared: compared)
        let senseless = SenselessChecker(answers: answers)
        for reading in readings {
            comparisons.check(reading)
            senseless.check(reading)
        }
        return readings
    }

    private func readPatterns() -> [PatternReader.Reading] {
        // The folder came later than the others: knowledge without patterns is whole.
        guard files.kind(of: "Patterns") != .missing else { return [] }
        return (files.names(in: "Patterns") ?? []).filter { $0 != "README.md" }.map { name in
            PatternReader(files: files, folder: "Patterns/" + name).read()
        }
    }

    private func readEntries() -> [EntryReading] {
        (files.names(in: "Entries") ?? []).flatMap { area in
            (files.names(in: "Entries/" + area) ?? []).map { slug in
                EntryReader.read("Entries/\(area)/\(slug)", in: files.root)
            }
        }
    }
}
