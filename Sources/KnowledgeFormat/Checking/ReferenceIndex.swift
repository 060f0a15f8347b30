import KnowledgeModel

/// The names of everything that an entry can mention.
struct ReferenceIndex {
    /// The folders of each slug, more than one only by mistake.
    let folders: [String: [String]]
    /// The present name of each former name.
    let aliases: [String: String]
    /// The answers to each question, nil where they could not be read.
    let answers: [String: [String]?]
    let fixClasses: [String]

    init(entries: [EntryReading], questions: [QuestionReader.Reading], fixClasses: [FixClass]) {
        folders = Dictionary(grouping: entries.filter { $0.slug != nil }, by: { $0.slug?.text ?? "" })
            .mapValues { $0.map(\.folder) }
        var aliases: [String: String] = [:]
        for entry in entries {
            for mention in entry.mentions {
                guard case .alias(let alias) = mention.subject, let slug = entry.slug else { continue }
                aliases[alias] = aliases[alias] ?? slug.text
            }
        }
        self.aliases = aliases
        answers = Dictionary(
            uniqueKeysWithValues: questions.compactMap { question in
                question.id.map { ($0.text, question.answers?.map(\.text)) }
            })
        self.fixClasses = fixClasses.map(\.id.text)
    }
}
