/// One thing that a query asks for, with the other words that would say the same.
struct SearchConcept: Hashable {
    /// How much the concept counts.
    enum Weight: Double {
        /// A word, or two ideographs.
        case full = 1
        /// A part of a camelCase word whose whole is asked for too.
        case part = 0.5
        /// One ideograph of several.
        case ideograph = 0.1
    }

    var term: String
    var weight: Weight
    var synonyms: [String] = []
}

/// A query taken apart: what it asks for, in its order, without the words that say nothing.
struct SearchQuery {
    /// The number of concepts that a query is cut to; a longer text repeats itself.
    static let longest = 48

    var concepts: [SearchConcept]
    /// Every word and expression of the text as the index spells it, for what else is to be known of them.
    var terms: [String] = []

    /// - Parameters:
    ///   - text: what the person typed.
    ///   - stopWords: words without a meaning of their own.
    ///   - synonyms: looks up the other words of a word's groups.
    init(_ text: String, stopWords: Set<String>, synonyms: (String) throws -> [String]) rethrows {
        let tokens = TextSplitter.tokens(of: text)
        var concepts: [SearchConcept] = []
        var seen: Set<String> = []
        for token in tokens where seen.insert(token.text).inserted {
            guard concepts.count < Self.longest else { break }
            if stopWords.contains(token.text) { continue }
            if token.kind == .pair, token.text.allSatisfy({ stopWords.contains(String($0)) }) { continue }
            let isAlone =
                token.kind == .ideograph && !tokens.contains { $0.kind == .pair && $0.text.contains(token.text) }
            let weight: SearchConcept.Weight =
                switch token.kind {
                case .word, .pair: .full
                case .part: .part
                case .ideograph: isAlone ? .full : .ideograph
                }
            concepts.append(SearchConcept(term: token.text, weight: weight))
        }
        let expressions = Self.expressions(in: Array(tokens.prefix(Self.longest * 4)))
        var seenExpressions: Set<String> = []
        terms = expressions.map(\.key).filter { seenExpressions.insert($0).inserted }
        for expression in expressions where seen.insert("=" + expression.key).inserted {
            let found = try synonyms(expression.key)
            guard !found.isEmpty else { continue }
            if let index = concepts.firstIndex(where: { $0.term == expression.anchor }) {
                concepts[index].synonyms += found
            } else if concepts.count < Self.longest {
                // “not in list” begins with a word that alone says nothing.
                concepts.append(SearchConcept(term: expression.key, weight: .full, synonyms: found))
            }
        }
        self.concepts = concepts
    }

    /// The runs of one to three words.
    private static func runs(in words: [String]) -> [(key: String, anchor: String)] {
        words.indices.flatMap { start in
            (1...3).filter { start + $0 <= words.count }.map { length in
                (words[start..<start + length].joined(separator: " "), words[start])
            }
        }
    }

    /// The words and expressions of the text that the vocabulary may know, each with the token to which its synonyms belong.
    private static func expressions(in tokens: [Token]) -> [(key: String, anchor: String)] {
        var expressions: [(key: String, anchor: String)] = []
        let words = tokens.filter { $0.kind == .word }.map(\.text)
        expressions += runs(in: words)
        // “not in my list” is “not in list”.
        let bare = words.filter { !TextSplitter.determiners.contains($0) }
        if bare.count < words.count { expressions += runs(in: bare).filter { $0.key != $0.anchor } }
        let parts = tokens.filter { $0.kind == .part }
        expressions += parts.map { ($0.text, $0.text) }
        let pairs = tokens.enumerated().filter { $0.element.kind == .pair }
        for (_, pair) in pairs { expressions.append((pair.text, pair.text)) }
        for (index, pair) in pairs {
            // 没反应: 没反 反 反应, as the index and the vocabulary spell an expression of three and four ideographs.
            for length in [3, 5] where index + length <= tokens.count {
                let run = tokens[index..<index + length]
                guard run.enumerated().allSatisfy({ $1.kind == ($0 % 2 == 0 ? .pair : .ideograph) }) else { continue }
                expressions.append((run.map(\.text).joined(separator: " "), pair.text))
            }
        }
        expressions += tokens.filter { $0.kind == .ideograph }.map { ($0.text, $0.text) }
        return expressions
    }
}
