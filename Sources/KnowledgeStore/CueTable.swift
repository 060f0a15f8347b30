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

/// What a message prints as the person's own value, and the answer that follows from it.
struct MessageValueTable {
    let rows: [[Value]]

    init(_ questions: [Question]) {
        var rows: [[Value]] = []
        for question in questions {
            for answer in question.answers {
                rows += answer.messageValues.map {
                    [.text(MessageMatcher.normalized($0)), .text(question.id.text), .text(answer.id.text)]
                }
            }
        }
        self.rows = rows
    }
}

/// How much likelier an answer is under an entry than without it: 1 says nothing and is left out.
struct AnswerRatioTable {
    /// The share of answers that fit no cause: people err, and so does the reading of their words.
    static let slip = 0.05

    let rows: [[Value]]

    init(_ knowledge: Knowledge) {
        var rows: [[Value]] = []
        for question in knowledge.questions where question.answers.contains(where: { !$0.cues.isEmpty }) {
            for (index, entry) in knowledge.entries.enumerated() {
                guard let named = entry.likelihoods[question.id] else { continue }
                // In the order of the answers: sums of numbers depend on it in their last bit.
                let rest = max(0, 1 - question.answers.reduce(0) { $0 + (named[$1.id] ?? 0) })
                let unnamedBase = question.answers.filter { named[$0.id] == nil }.reduce(0) { $0 + $1.base }
                for answer in question.answers {
                    let share = unnamedBase > 0 ? rest * answer.base / unnamedBase : 0
                    let probability = (1 - Self.slip) * (named[answer.id] ?? share) + Self.slip * answer.base
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
