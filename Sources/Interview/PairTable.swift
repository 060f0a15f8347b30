import KnowledgeModel

/// A question's comparison with indices for names: how the answers to two questions decide the answer to a third.
struct PairTable: Sendable {
    /// The question that is asked first.
    let first: Int
    /// The question that is asked second.
    let second: Int
    /// The question that the two decide.
    let target: Int
    /// The answer to the target for each pair of answers; nil where the comparison has none.
    let outcomes: [[Int?]]
    /// The part of each second answer among those that decide alike after the same first answer, by base.
    let shares: [[Double]]

    /// The indexed comparison; nil where the target has none or the questions that it names are not there.
    init?(target: Int, questions: [Question]) {
        guard let comparison = questions[target].comparison,
            let first = questions.firstIndex(where: { $0.id == comparison.first }),
            let second = questions.firstIndex(where: { $0.id == comparison.second }),
            first != second, first != target, second != target
        else { return nil }
        self.first = first
        self.second = second
        self.target = target
        let decided = questions[target].answers.map(\.id)
        outcomes = questions[first].answers.map { one in
            questions[second].answers.map { other in
                comparison.table[one.id]?[other.id].flatMap { decided.firstIndex(of: $0) }
            }
        }
        let bases = questions[second].answers.map { max($0.base, 1e-4) }
        shares = outcomes.map { row in
            row.indices.map { index in
                let alike = row.indices.filter { row[$0] == row[index] }.reduce(0) { $0 + bases[$1] }
                return bases[index] / alike
            }
        }
    }

    /// The target's answers that can still follow from a first answer, in order.
    func reachable(from first: Int) -> [Int] { Set(outcomes[first].compactMap { $0 }).sorted() }

    /// Sets the second question's rows for use where the first answer is not known:
    /// P(second) is the sum over first answers of P(first) · P(decided answer) · share.
    func fillSecond(of table: inout LikelihoodTable) {
        for answer in 0..<table.answerCount(of: second) {
            let row = (0..<table.width).map { marginal(of: answer, column: $0, in: table) }
            // An answer that no pair contains says nothing.
            guard let somethingElse = row.last, somethingElse > 0 else { continue }
            for (column, value) in row.enumerated() {
                table.set(value, question: second, answer: answer, column: column)
            }
        }
    }

    private func marginal(of answer: Int, column: Int, in table: LikelihoodTable) -> Double {
        outcomes.indices.reduce(0) { sum, one in
            guard let outcome = outcomes[one][answer] else { return sum }
            let ofFirst = table.values[table.offset(question: first, answer: one) + column]
            let ofOutcome = table.values[table.offset(question: target, answer: outcome) + column]
            return sum + ofFirst * ofOutcome * shares[one][answer]
        }
    }
}
