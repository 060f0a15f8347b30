import KnowledgeModel

/// Reads the files under `Vocabulary`.
struct VocabularyReader {
    /// A word in more groups than this leads everywhere.
    private static let groupLimit = 3
    private static let names = ["fix-classes.json", "stop-words.json", "synonyms.json"]

    let files: KnowledgeFiles
    let folder = "Vocabulary"

    /// Reads the vocabulary of search and the ways to repair.
    func read() -> (vocabulary: Vocabulary?, fixClasses: [FixClass]) {
        guard let names = files.names(in: folder) else { return (nil, []) }
        for name in names where !Self.names.contains(name) {
            let nearest = Spelling.nearest(to: name, among: Self.names).map(FormatIssue.Suggestion.nearest)
            let place = FormatIssue.Place(file: folder + "/" + name)
            files.log.report(.file(.unknown(name: name)), at: place, suggestion: nearest)
        }
        let fixClasses = JSONReader(folder + "/fix-classes.json", in: files).map(self.fixClasses) ?? []
        let stopWords = JSONReader(folder + "/stop-words.json", in: files)?.localized { list, _ in
            list.distinct(atLeast: 1) { $0.text() }
        }
        let groups = JSONReader(folder + "/synonyms.json", in: files).map { self.groups($0, stopWords: stopWords) }
        guard let stopWords, let groups else { return (nil, fixClasses) }
        return (Vocabulary(groups: groups, stopWords: stopWords), fixClasses)
    }

    private func fixClasses(_ list: JSONReader) -> [FixClass] {
        var seen: Set<String> = []
        return list.elements(atLeast: 1).compactMap { reader in
            guard let object = reader.object(keys: ["id", "name"]) else { return nil }
            let id = object.required("id")?.identifier(of: FixClass.self)
            let name = object.required("name")?.sentence()
            if let id, !seen.insert(id.text).inserted { reader.report(.reference(.idTwice(id.text))) }
            guard let id, let name else { return nil }
            return FixClass(id: id, name: name)
        }
    }

    private func groups(_ list: JSONReader, stopWords: Localized<[String]>?) -> [Vocabulary.Group] {
        var seen: Set<String> = []
        var counts: [String: Int] = [:]
        let stops = Set(Language.allCases.flatMap { (stopWords?[$0] ?? []).map { $0.lowercased() } })
        return list.elements(atLeast: 1).compactMap { reader -> Vocabulary.Group? in
            guard let object = reader.object(keys: ["id", "en", "zh"]) else { return nil }
            let id = object.required("id")?.identifier(of: Vocabulary.Group.self)
            if let id, !seen.insert(id.text).inserted { reader.report(.reference(.idTwice(id.text))) }
            let words = [Language.english, .chinese].map { language -> [String] in
                object.required(language.rawValue)?.distinct(atLeast: 1) { word -> String? in
                    guard let text = word.text() else { return nil }
                    let key = text.lowercased()
                    counts[key, default: 0] += 1
                    if let count = counts[key], count == Self.groupLimit + 1 {
                        word.report(.reference(.wordInManyGroups(text, groups: count)))
                    }
                    if stops.contains(key) { word.report(.reference(.stopWordInGroup(text, group: id?.text ?? ""))) }
                    return text
                } ?? []
            }
            guard let id else { return nil }
            return Vocabulary.Group(id: id.text, words: Localized(english: words[0], chinese: words[1]))
        }
    }
}
