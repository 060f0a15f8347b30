import KnowledgeModel
import SQLiteAccess

/// The words in a description that give an answer away, as the index spells them.
struct CueTable {
    let rows: [[Value]]

    init(_ questions: [Question]) {
        var rows: [[Value]] = []
        for question in questions {
            for answer in question.answers {
                let terms = Set((answer.cues.english + answer.cues.chinese).compactMap { IndexTerm($0)?.text })
                rows += terms.sorted().map { [.text($0), .text(question.id.text), .text(answer.id.text)] }
            }
        }
        self.rows = rows
    }
}

/// How much likelier an answer is under an entry than without it: 1 says nothing and is left out.
struct AnswerRatioTable {
    /// The share of answers that fit no cause: more than the interview's slips, since here words are read and nobody was asked.
    static let slip = 0.05

    let rows: [[Value]]

    init(_ knowledge: Knowledge) {
        var rows: [[Value]] = []
        for question in knowledge.questions where question.answers.contains(where: { !$0.cues.isEmpty }) {
            for (index, entry) in knowledge.entries.enumerated() {
                guard let named = entry.likelihoods[question.id] else { continue }
                let probabilities = question.probabilities(named: named)
                for (answer, named) in zip(question.answers, probabilities) {
                    let probability = (1 - Self.slip) * named + Self.slip * answer.base
                    rows.append([
                        .text(question.id.text), .text(answer.id.text), .integer(index + 1),
                        .real(probability / answer.base),
                    ])
                }
            }
        }
        self.rows = rows
    }
}

extension Localized where Value == [String] {
    var isEmpty: Bool { english.isEmpty && chinese.isEmpty }
}
