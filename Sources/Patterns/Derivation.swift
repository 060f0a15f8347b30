import KnowledgeModel

/// What follows from the name of the user's type for the other words of a pattern.
struct Derivation {
    private let type: String
    private let old: CamelWords
    private let new: CamelWords

    /// Nil where the user names no type, or the pattern has none.
    init?(_ pattern: Pattern, _ given: [PatternName: String]) {
        guard let old = pattern.names[.selectionType], let type = given[.selectionType] else { return nil }
        self.type = type
        self.old = CamelWords(old)
        new = CamelWords(type.split(separator: ".").last.map(String.init) ?? type)
    }

    /// The new names of those that have the old type's name as a word.
    ///
    /// - Parameter isLong: whether `selectedDepartment` is written for `department`, which may be taken or reserved.
    func names(for used: Set<String>, isLong: Bool) -> [String: String] {
        var names: [String: String] = [:]
        for name in used {
            let words = CamelWords(name).words
            let derived = words.enumerated().map { number, word in
                part(word, isFirst: number == 0, isAlone: words.count == 1, isLong: isLong)
            }.joined()
            if derived != name { names[name] = derived }
        }
        return names
    }

    /// What stands for the old type's words in texts.
    var phrases: [String: String] {
        let old = self.old.words.joined()
        let plural = new.plural ?? new
        return [
            old: new.title, CamelWords.plural(old): plural.title, old.lowercased(): new.phrase,
            CamelWords.plural(old).lowercased(): plural.phrase,
        ]
    }

    private func part(_ word: String, isFirst: Bool, isAlone: Bool, isLong: Bool) -> String {
        let one = old.words.joined()
        let joined = new.words.joined()
        switch word {
        case one where isAlone: return type
        case one: return capitalized(joined)
        case CamelWords.plural(one): return capitalized(new.plural?.words.joined() ?? "All" + capitalized(joined))
        case one.lowercased() where isFirst:
            return isLong || new.lowerName == joined ? "selected" + capitalized(joined) : new.lowerName
        case CamelWords.plural(one).lowercased() where isFirst:
            guard !isLong, let plural = new.plural, new.lowerName != joined else { return "all" + capitalized(joined) }
            return plural.lowerName
        default: return word
        }
    }

    private func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
