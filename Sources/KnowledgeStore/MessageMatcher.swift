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
        let bytes = Array(text.utf8)
        var best: [Int: MessageMatch] = [:]
        var places: [String: MessagePattern.Place?] = [:]
        for (entry, template) in templates {
            // Many entries list the same line.
            let place = places[template.text] ?? MessagePattern(template.text).find(in: bytes)
            places[template.text] = .some(place)
            guard let found = place else { continue }
            let match = MessageMatch(
                entry: entry, template: template, specificity: found.literalCount, isWhole: found.isWhole,
                range: found.range, values: found.values)
            if let other = best[entry], Self.rank(other) >= Self.rank(match) { continue }
            best[entry] = match
        }
        return best.values.sorted { $0.entry < $1.entry }
    }

    private static func rank(_ match: MessageMatch) -> (Int, Int, Double) {
        (match.isWhole ? 1 : 0, match.specificity, match.template.likelihood)
    }
}
