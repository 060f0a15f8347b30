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
    /// Where the message stands in the normalised text, in UTF-8 bytes.
    package var range: Range<Int>
    /// Where the text prints something of the user's, in UTF-8 bytes.
    package var values: [Range<Int>]
}

/// Finds console lines, compiler errors and crash texts in what a person pastes.
package struct MessageMatcher {
    /// A template with the row id of its entry and its text as matching sees it.
    struct Template {
        var entry: Int
        var template: MessageTemplate
        var pattern: String
    }

    /// The greatest part of a text that is looked at, in scalars: a log that goes on repeats itself.
    static let longestText = 20_000

    let templates: [Template]

    /// The text as matching sees it: lower case, straight quotes, single spaces.
    package static func normalized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isAtSpace = true
        for scalar in text.unicodeScalars.prefix(longestText) {
            if scalar.properties.isWhitespace {
                if !isAtSpace { result.append(" ") }
                isAtSpace = true
                continue
            }
            isAtSpace = false
            switch scalar.value {
            case 0x41...0x5A: result.append(Unicode.Scalar(scalar.value + 0x20)!)
            case ..<0x80: result.append(scalar == "`" ? "'" : scalar)
            case 0x201C...0x201E, 0xAB, 0xBB, 0xFF02: result.append("\"")
            case 0x2018...0x201A, 0xFF07: result.append("'")
            default: result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        if result.last == " " { result.removeLast() }
        return String(result)
    }

    /// The matches in a normalised text: per entry the most specific one.
    package func matches(in text: String) -> [MessageMatch] {
        let bytes = Array(text.utf8)
        var best: [Int: MessageMatch] = [:]
        var places: [String: MessagePattern.Place?] = [:]
        for candidate in templates {
            // Many entries list the same line.
            let place =
                places[candidate.pattern]
                ?? MessagePattern(normalized: candidate.pattern, kind: candidate.template.kind)
                .find(in: bytes)
            places[candidate.pattern] = .some(place)
            guard let found = place else { continue }
            let match = MessageMatch(
                entry: candidate.entry, template: candidate.template, specificity: found.literalCount,
                isWhole: found.isWhole, range: found.range, values: found.values)
            if let other = best[candidate.entry], Self.rank(other) >= Self.rank(match) { continue }
            best[candidate.entry] = match
        }
        return best.values.sorted { $0.entry < $1.entry }
    }

    private static func rank(_ match: MessageMatch) -> (Int, Int, Double) {
        (match.isWhole ? 1 : 0, match.specificity, match.template.likelihood)
    }
}
