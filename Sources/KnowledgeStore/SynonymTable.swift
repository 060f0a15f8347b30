import KnowledgeModel

/// The vocabulary's groups as pairs of terms: what is asked, what is looked for too.
struct SynonymTable {
    /// Each word or expression with each other one of its groups, sorted.
    let rows: [(word: String, synonym: String)]

    init(_ vocabulary: Vocabulary) {
        var synonyms: [String: Set<String>] = [:]
        for group in vocabulary.groups {
            let words = Set((group.words.english + group.words.chinese).compactMap { IndexTerm($0)?.text })
            for word in words { synonyms[word, default: []].formUnion(words.subtracting([word])) }
        }
        rows = synonyms.keys.sorted().flatMap { word in synonyms[word]!.sorted().map { (word, $0) } }
    }
}

/// A word or an expression as the index spells it: the tokens that stand side by side there.
struct IndexTerm: Hashable {
    /// The tokens with spaces between them; between quotation marks a phrase of FTS5.
    let text: String

    /// The term for a word of the vocabulary, `cut off` or `没反应`; nil where nothing of it is indexed.
    ///
    /// A run of ideographs is indexed as `没 没反 反 反应 应`; its first and last token also stand in other words and are left out.
    init?(_ word: String) {
        let tokens = TextSplitter.tokens(of: word).filter {
            $0.kind != .part && !TextSplitter.determiners.contains($0.text)
        }
        let isRun = tokens.count > 2 && tokens.allSatisfy { $0.kind == .ideograph || $0.kind == .pair }
        let kept = isRun ? tokens.dropFirst().dropLast() : tokens[...]
        guard !kept.isEmpty else { return nil }
        text = kept.map(\.text).joined(separator: " ")
    }
}
