import KnowledgeModel
import SQLiteAccess

/// A piece of an entry that shows why it was found.
package struct Excerpt: Hashable, Sendable {
    package var text: String
    /// The found words, as offsets in characters of `text`.
    package var highlights: [Range<Int>]

    package init(text: String, highlights: [Range<Int>]) {
        self.text = text
        self.highlights = highlights
    }
}

/// Finds the passage of an entry that shows best why it was found.
///
/// FTS5's own `snippet` needs the text inside the index, and cuts where tokens end; the text stands beside the index here, and nothing is
/// cut inside a character.
package struct ExcerptMaker {
    /// The length of an excerpt, in characters.
    static let longest = 160

    private let database: KnowledgeDatabase
    private let stems: Set<String>

    /// - Parameter terms: the words that were looked for.
    package init(_ database: KnowledgeDatabase, terms: [String]) {
        self.database = database
        stems = Set(terms.flatMap { $0.split(separator: " ").map { Self.stem(String($0)) } })
    }

    /// The best passage of an entry: the symptom that fits best, or else a piece of its text; the first symptom where nothing
    /// was found by word.
    package func excerpt(of ranked: RankedEntry, in language: Language) throws -> Excerpt {
        let key: [Value] = [.integer(ranked.entry), .text(language.rawValue)]
        let candidates = ranked.symptoms.prefix(20)
        if !candidates.isEmpty {
            let list = candidates.map(String.init).joined(separator: ",")
            let found = try database.rows(
                "SELECT id, text FROM symptoms WHERE id IN (\(list)) AND language = ?2 AND entry = ?1", key
            ) { ($0.integer(0), $0.text(1)) }
            let texts = Dictionary(found) { first, _ in first }
            if let best = candidates.first(where: { texts[$0] != nil }), let text = texts[best] {
                return self.best(of: [text]) ?? Excerpt(text: text, highlights: [])
            }
        }
        let sql = """
            SELECT summary FROM causes WHERE entry = ?1 AND language = ?2
            UNION ALL SELECT summary FROM fixes WHERE entry = ?1 AND language = ?2
            UNION ALL SELECT text FROM sections WHERE entry = ?1 AND language = ?2 AND section <> 'sources'
            UNION ALL SELECT explanation FROM causes WHERE entry = ?1 AND language = ?2
            """
        let paragraphs = try database.rows(sql, key) { $0.text(0) }
            .flatMap { $0.split(separator: "\n").map(String.init) }.filter { !$0.hasPrefix("#") }
        if let best = best(of: paragraphs) { return best }
        let first = try database.rows(
            "SELECT text FROM symptoms WHERE entry = ?1 AND language = ?2 ORDER BY id LIMIT 1", key
        ) { $0.text(0) }
        return Excerpt(text: first.first ?? "", highlights: [])
    }

    private func best(of passages: [String]) -> Excerpt? {
        var best: (count: Int, excerpt: Excerpt)?
        for passage in passages {
            let matches = TextSplitter.tokens(of: passage).filter { stems.contains(Self.stem($0.text)) }
            let count = Set(matches.map { Self.stem($0.text) }).count
            guard count > best?.count ?? 0 else { continue }
            best = (count, Self.excerpt(of: passage, matches: matches.map(\.range)))
        }
        return best?.excerpt
    }

    /// The passage around its first match, whole where it is short enough.
    static func excerpt(of passage: String, matches: [Range<String.Index>]) -> Excerpt {
        let characters = Array(passage)
        func offset(_ index: String.Index) -> Int { passage.distance(from: passage.startIndex, to: index) }
        let merged = merge(matches.map { offset($0.lowerBound)..<offset($0.upperBound) })
        guard characters.count > longest, let first = merged.first else {
            let isCut = characters.count > longest
            return Excerpt(text: String(characters.prefix(longest)) + (isCut ? "…" : ""), highlights: merged)
        }
        var start = max(0, min(first.lowerBound - longest / 4, characters.count - longest))
        var end = min(characters.count, start + longest)
        if start > 0, let space = characters[start..<first.lowerBound].firstIndex(of: " ") { start = space + 1 }
        if end < characters.count,
            let space = characters[first.upperBound..<max(end, first.upperBound)].lastIndex(of: " ")
        {
            end = space
        }
        let prefix = start > 0 ? "…" : ""
        let shift = prefix.count - start
        let inside = merged.filter { $0.lowerBound >= start && $0.upperBound <= end }
        return Excerpt(
            text: prefix + String(characters[start..<end]) + (end < characters.count ? "…" : ""),
            highlights: inside.map { $0.lowerBound + shift..<$0.upperBound + shift })
    }

    private static func merge(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// The word without its commonest endings: near enough to FTS5's `porter` for showing what it found.
    static func stem(_ word: String) -> String {
        for ending in ["ing", "ed", "es", "s", "e"] where word.hasSuffix(ending) && word.count - ending.count >= 3 {
            return String(word.dropLast(ending.count))
        }
        return word
    }
}
