import KnowledgeModel
import SQLiteAccess

/// A message that the system prints, found in a text.
package struct MessageMatch: Hashable, Sendable {
    package var entry: Int
    package var template: MessageTemplate
    /// How many characters of the template that are not the user's stand in the text: the greater, the more specific.
    package var specificity: Int
    /// Whether the whole message stands there, or only a part of it.
    package var isWhole: Bool
    /// Where the message stands in the normalised text.
    package var range: Range<String.Index>
}

/// Finds console lines, compiler errors and crash texts in what a person pastes.
package struct MessageMatcher {
    /// The templates with the row ids of their entries.
    let templates: [(entry: Int, template: MessageTemplate)]

    /// The text as matching sees it: lower case, straight quotes, single spaces.
    package static func normalized(_ text: String) -> String {
        var result = ""
        var isAtSpace = true
        for character in text.prefix(20_000) {
            switch character {
            case "“", "”", "„", "«", "»", "＂": result.append("\"")
            case "‘", "’", "`", "＇": result.append("'")
            case _ where character.isWhitespace:
                if !isAtSpace { result.append(" ") }
            default: result += character.lowercased()
            }
            isAtSpace = character.isWhitespace
        }
        return result.last == " " ? String(result.dropLast()) : result
    }

    /// The matches in a normalised text: per entry the most specific one.
    package func matches(in text: String) -> [MessageMatch] {
        var best: [Int: MessageMatch] = [:]
        for (entry, template) in templates {
            guard let found = MessagePattern(template.text).find(in: text) else { continue }
            let match = MessageMatch(
                entry: entry, template: template, specificity: found.literalCount, isWhole: found.isWhole,
                range: found.range)
            if let other = best[entry], Self.rank(other) >= Self.rank(match) { continue }
            best[entry] = match
        }
        return best.values.sorted { $0.entry < $1.entry }
    }

    private static func rank(_ match: MessageMatch) -> (Int, Int, Double) {
        (match.isWhole ? 1 : 0, match.specificity, match.template.likelihood)
    }
}

/// A template cut at its placeholders, ready to be looked for.
struct MessagePattern {
    private let literals: [String]

    /// The pattern for a template such as `the selection "{selection}" is invalid`.
    init(_ template: String) {
        var literals: [String] = [""]
        var isInside = false
        for character in MessageMatcher.normalized(template) {
            switch (character, isInside) {
            case ("{", false):
                isInside = true
                literals.append("")
            case ("}", true): isInside = false
            case (_, true): continue
            default: literals[literals.count - 1].append(character)
            }
        }
        self.literals = literals
    }

    /// Where the pattern stands in a normalised text.
    ///
    /// People paste a part of a line: the first literal may lack its first words and the last one its last words, as long as three words
    /// around a placeholder, or five words of a text without one, are there.
    func find(in text: String) -> (range: Range<String.Index>, literalCount: Int, isWhole: Bool)? {
        if let range = find(literals, in: text) {
            return (range, literals.reduce(0) { $0 + $1.count }, true)
        }
        let words = literals.map { $0.split(separator: " ") }
        guard let first = words.first, let last = words.last else { return nil }
        if literals.count == 1 {
            for count in stride(from: first.count - 1, through: 5, by: -1) {
                let part = first.prefix(count).joined(separator: " ")
                if let range = find([part], in: text) { return (range, part.count, false) }
            }
            return nil
        }
        for dropped in 0..<max(first.count, 1) {
            for kept in stride(from: last.count, through: min(2, last.count), by: -1) {
                guard dropped > 0 || kept < last.count else { continue }
                let wordCount = first.count - dropped + kept + words.dropFirst().dropLast().reduce(0) { $0 + $1.count }
                guard wordCount >= 3 else { continue }
                var shortened = literals
                shortened[0] = Self.suffix(of: literals[0], droppingWords: dropped)
                shortened[shortened.count - 1] = Self.prefix(of: literals[literals.count - 1], words: kept)
                if let range = find(shortened, in: text) {
                    return (range, shortened.reduce(0) { $0 + $1.count }, false)
                }
            }
        }
        return nil
    }

    /// The first place where the literals follow each other with at most 300 characters between them.
    private func find(_ literals: [String], in text: String) -> Range<String.Index>? {
        guard let first = literals.first, !first.isEmpty || literals.count > 1 else { return nil }
        var searchStart = text.startIndex
        while let start = text.firstRange(of: first, from: searchStart) {
            var end = start.upperBound
            var isComplete = true
            for literal in literals.dropFirst() {
                guard let next = text.firstRange(of: literal, from: end),
                    text.distance(from: end, to: next.lowerBound) <= 300
                else {
                    isComplete = false
                    break
                }
                end = next.upperBound
            }
            if isComplete { return start.lowerBound..<end }
            guard start.lowerBound < text.endIndex, !first.isEmpty else { return nil }
            searchStart = text.index(after: start.lowerBound)
        }
        return nil
    }

    private static func suffix(of literal: String, droppingWords count: Int) -> String {
        var rest = literal[...]
        for _ in 0..<count {
            guard let space = rest.firstIndex(of: " ") else { break }
            rest = rest[rest.index(after: space)...]
        }
        return String(rest)
    }

    private static func prefix(of literal: String, words count: Int) -> String {
        var end = literal.startIndex
        for _ in 0..<count {
            let start = literal[end...].firstIndex { $0 != " " } ?? literal.endIndex
            end = literal[start...].firstIndex(of: " ") ?? literal.endIndex
        }
        return String(literal[..<end])
    }
}

extension String {
    /// The first occurrence of a text at or after a position, compared by UTF-8; an empty text occurs at the position itself.
    fileprivate func firstRange(of other: String, from position: Index) -> Range<Index>? {
        let needle = Array(other.utf8)
        guard let head = needle.first else { return position..<position }
        var start = position
        let bytes = utf8
        while let candidate = bytes[start...].firstIndex(of: head) {
            if bytes[candidate...].starts(with: needle) {
                return candidate..<bytes.index(candidate, offsetBy: needle.count)
            }
            start = bytes.index(after: candidate)
        }
        return nil
    }
}
