import KnowledgeModel
import SQLiteAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads from a description what the interview would otherwise ask, and weighs the entries by it.
struct CueReader {
    /// One question's weight goes no further than this, in nats: a word is a hint and no answer.
    static let mostPerQuestion = 2.5

    private let database: KnowledgeDatabase
    private let cues: KnowledgeQuery

    init(_ database: KnowledgeDatabase) throws {
        self.database = database
        cues = try database.query("SELECT question, answer FROM cues WHERE term = ?1")
    }

    /// The log likelihood ratio of the description's hints, by entry; an entry on which they say nothing is missing.
    ///
    /// - Parameter terms: the words and expressions of the description, as the index spells them.
    func weights(of terms: [String]) throws -> [Int: Double] {
        var answers: [Identifier<Question>: Set<Identifier<Answer>>] = [:]
        for term in terms {
            let hinted: [(Identifier<Question>, Identifier<Answer>)] = try cues.rows([.text(term)]) {
                (try $0.identifier(0), try $0.identifier(1))
            }
            for (question, answer) in hinted {
                answers[question, default: []].insert(answer)
            }
        }
        return try weights(ofAnswers: answers)
    }

    /// The log likelihood ratio of answers that are known or hinted at, by entry; of several to one question, any may be true.
    func weights(ofAnswers answers: [Identifier<Question>: Set<Identifier<Answer>>]) throws -> [Int: Double] {
        guard !answers.isEmpty else { return [:] }
        let ratios = try database.query(
            """
            SELECT r.entry, r.ratio, a.base FROM answer_ratios r
            JOIN answers a ON a.question = r.question AND a.id = r.answer
            WHERE r.question = ?1 AND r.answer = ?2
            """)
        var weights: [Int: Double] = [:]
        for (question, hinted) in answers.sorted(by: { $0.key < $1.key }) {
            var probabilities: [Int: Double] = [:]
            var base = 0.0
            for answer in hinted.sorted() {
                let rows = try ratios.rows([.text(question.text), .text(answer.text)]) {
                    ($0.integer(0), $0.real(1), $0.real(2))
                }
                base += rows.first?.2 ?? 0
                for (entry, ratio, base) in rows { probabilities[entry, default: 0] += ratio * base }
            }
            for (entry, probability) in probabilities {
                let weight = log(max(probability / base, 0.001))
                weights[entry, default: 0] += max(-Self.mostPerQuestion, min(Self.mostPerQuestion, weight))
            }
        }
        return weights
    }
}
