import KnowledgeModel
import SQLiteAccess

/// Reads the answers that follow from what a message prints of the person's own.
package struct MessageValueReader {
    private let patterns: [(pattern: MessagePattern, question: Identifier<Question>, answer: Identifier<Answer>)]

    package init(_ database: KnowledgeDatabase) throws {
        patterns = try database.rows("SELECT pattern, question, answer FROM message_values ORDER BY pattern") {
            (MessagePattern(normalized: $0.text(0)), try $0.identifier(1), try $0.identifier(2))
        }
    }

    /// The answers that the values of the matches in a text give.
    ///
    /// - Parameters:
    ///   - matches: the messages found in the text.
    ///   - text: the normalised text.
    package func answers(from matches: [MessageMatch], in text: String) -> Answers {
        let bytes = Array(text.utf8)
        // The most general template leaves the most to the value.
        guard let general = matches.min(by: { $0.specificity < $1.specificity }) else { return [:] }
        var answers: Answers = [:]
        for range in general.values {
            let value = Array(bytes[range])
            for (pattern, question, answer) in patterns where pattern.isAll(of: value) { answers[question] = answer }
        }
        return answers
    }
}
