import KnowledgeModel

@testable import Interview

/// Somebody who has a cause and gives the answer that it makes likeliest.
struct SimulatedPerson {
    /// The model that knows the cause.
    let model: CauseModel
    let cause: Slug

    /// The answer to a question; nil where the model has no such cause or question.
    func answer(to question: Identifier<Question>, after known: Answers) -> Identifier<Answer>? {
        guard let column = model.index(of: cause), let index = model.index(of: question) else { return nil }
        let likelihoods = model.questions[index].answers.indices.map { answer in
            likelihood(of: answer, to: index, column: column, after: known)
        }
        return likelihoods.indices.max { (likelihoods[$0], -$0) < (likelihoods[$1], -$1) }
            .map { model.questions[index].answers[$0].id }
    }

    /// The second question of a comparison is answered so that the two decide what the cause makes likeliest.
    private func likelihood(of answer: Int, to question: Int, column: Int, after known: Answers) -> Double {
        if let pair = model.pairs.first(where: { $0.second == question }),
            let given = known[model.questions[pair.first].id], let first = model.index(of: given, in: pair.first),
            let decided = pair.outcomes[first][answer]
        {
            let row = model.table.offset(question: pair.target, answer: decided)
            return model.table.values[row + column] * pair.shares[first][answer]
        }
        return model.table.values[model.table.offset(question: question, answer: answer) + column]
    }
}
