import KnowledgeModel
import SQLiteAccess

/// Fills the full-text tables, and the list of words for near spellings.
struct SearchIndexWriter {
    let connection: Connection
    /// The words of a CommonMark text, without its marks.
    let plainText: (String) -> String

    func write(_ knowledge: Knowledge) throws {
        try writeEntries(knowledge.entries)
        try writeSymptoms(of: knowledge)
        for table in ["entry_index", "name_index", "symptom_index"] {
            try connection.execute("INSERT INTO \(table)(\(table)) VALUES('optimize')")
        }
    }

    private func writeEntries(_ entries: [Entry]) throws {
        let row = try connection.prepare(
            "INSERT INTO entry_index(rowid, names, messages, symptoms, summary, explanation, code) VALUES(?,?,?,?,?,?,?)"
        )
        // Words that most entries mention weigh nothing in the index of whole entries; in their names they still tell.
        let nameRow = try connection.prepare("INSERT INTO name_index(rowid, text) VALUES(?,?)")
        var entriesByWord: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            let texts = columns(of: entry)
            try row.run([.integer(index + 1)] + texts.map { .text(TextSplitter.indexed($0)) })
            try nameRow.run([.integer(index + 1), .text(TextSplitter.indexed(texts[0]))])
            for word in Set(texts.flatMap(Self.words)) { entriesByWord[word, default: 0] += 1 }
        }
        let wordRow = try connection.prepare("INSERT INTO words VALUES(?,?)")
        for word in entriesByWord.keys.sorted() { try wordRow.run([.text(word), .integer(entriesByWord[word]!)]) }
    }

    private func writeSymptoms(of knowledge: Knowledge) throws {
        let stopWords = knowledge.vocabulary.stopWords
        let lengths = SymptomLengths(
            symptoms: knowledge.entries.flatMap { $0.symptoms.english + $0.symptoms.chinese },
            stopWords: Set(stopWords.english + stopWords.chinese))
        let row = try connection.prepare("INSERT INTO symptoms VALUES(?,?,?,?,?)")
        let indexRow = try connection.prepare("INSERT INTO symptom_index(rowid, text) VALUES(?,?)")
        var id = 0
        for (index, entry) in knowledge.entries.enumerated() {
            for language in Language.allCases {
                for symptom in entry.symptoms[language] {
                    id += 1
                    try row.run([
                        .integer(id), .integer(index + 1), .text(language.rawValue), .text(symptom),
                        .real(lengths.divisor(of: symptom)),
                    ])
                    try indexRow.run([.integer(id), .text(TextSplitter.indexed(symptom))])
                }
            }
        }
    }

    /// The texts of an entry in the order of the columns of `entry_index`, both languages together.
    private func columns(of entry: Entry) -> [String] {
        func both(_ text: (Prose) -> String) -> String { text(entry.prose.english) + "\n" + text(entry.prose.chinese) }
        let names = (([entry.slug] + entry.aliases).map(\.text) + [entry.area.rawValue]).joined(separator: " ")
        let explanation = Prose.Section.allCases.filter { $0 != .sources }
            .map { section in both { plainText($0.sections[section] ?? "") } }
        return [
            names + "\n" + both(\.title),
            entry.messages.map(\.text).joined(separator: "\n"),
            (entry.symptoms.english + entry.symptoms.chinese).joined(separator: "\n"),
            both(\.row.summary),
            explanation.joined(separator: "\n"),
            entry.samples.programs.filter { $0.role == .before }.map(\.code).joined(separator: "\n"),
        ]
    }

    /// The words that a misspelt one can be corrected to.
    private static func words(of text: String) -> [String] {
        TextSplitter.tokens(of: text).filter { token in
            (token.kind == .word || token.kind == .part) && token.text.count >= 4
                && token.text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        }.map(\.text)
    }
}
