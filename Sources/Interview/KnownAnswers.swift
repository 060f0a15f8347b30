import KnowledgeModel

/// The evidence's answers by index: what counts as evidence, what follows from it, and what can still be asked.
struct KnownAnswers {
    let model: CauseModel
    /// The known answer to each question.
    private(set) var answers: [Int?]
    /// The questions whose answer was read from code.
    private let facts: Set<Int>
    /// The questions that the user could not answer.
    private let unknown: Set<Int>
    /// Whether a pasted message was recognised: it settles the questions that a message answers.
    private let isMessageRecognized: Bool

    init(_ evidence: Evidence, model: CauseModel) {
        self.model = model
        var answers = [Int?](repeating: nil, count: model.questions.count)
        for (question, answer) in evidence.known {
            guard let index = model.index(of: question) else { continue }
            answers[index] = model.index(of: answer, in: index)
        }
        self.answers = answers
        facts = Set(evidence.facts.keys.filter { evidence.answers[$0] == nil }.compactMap(model.index(of:)))
        unknown = Set(evidence.unknown.compactMap(model.index(of:)))
        isMessageRecognized = evidence.messageLikelihoods.keys.contains { model.index(of: $0) != nil }
    }

    /// Whether the pasted message answers a question already: it is then neither asked nor counted.
    private func isSettled(_ question: Int) -> Bool {
        isMessageRecognized && model.questions[question].answeredByMessage
    }

    /// Whether a question makes no sense after what was answered.
    private func isSenseless(_ question: Int) -> Bool {
        model.senselessAfter[question].contains { answers[$0.question] == $0.answer }
    }

    /// Whether a question will not be answered: the user cannot, or it makes no sense.
    private func isClosed(_ question: Int) -> Bool {
        answers[question] == nil && (unknown.contains(question) || isSenseless(question))
    }

    /// The answer to a comparison that follows from the answers to its two questions; nil where one of them is open, or
    /// where the comparison was answered directly, which wins.
    func implied(by pair: PairTable) -> Int? {
        guard answers[pair.target] == nil, let first = answers[pair.first], let second = answers[pair.second] else {
            return nil
        }
        return pair.outcomes[first][second]
    }

    /// What a question contributes to the evidence: one row of the table and what it stands for, or nil.
    ///
    /// A comparison is counted once. The second of its questions has no evidence of its own: it counts through the
    /// answer that follows, or by its marginal probability while the first answer is not known.
    func contribution(of question: Int) -> (item: EvidenceItem, answer: Int)? {
        if isSettled(question) { return nil }
        for pair in model.pairs where pair.target == question {
            if let answer = implied(by: pair) { return (.implied(id(question), id(answer, question)), answer) }
        }
        guard let answer = answers[question] else { return nil }
        for pair in model.pairs where pair.second == question {
            if answers[pair.target] != nil || answers[pair.first] != nil { return nil }
        }
        let isFact = facts.contains(question)
        let names = (id(question), id(answer, question))
        return (isFact ? .fact(names.0, names.1) : .answer(names.0, names.1), answer)
    }

    /// Whether a question can be asked now.
    func isOpen(_ question: Int) -> Bool {
        guard answers[question] == nil, !isClosed(question), !isSettled(question),
            model.questions[question].answers.count > 1
        else { return false }
        return model.pairs.allSatisfy { pair in
            switch question {
            case pair.second: answers[pair.first] != nil && answers[pair.target] == nil
            case pair.target:
                implied(by: pair) == nil && (isClosed(pair.first) || isClosed(pair.second))
            default: true
            }
        }
    }

    /// What asking a question can lead to, in the terms of its comparison.
    func course(of question: Int) -> Course {
        for pair in model.pairs where answers[pair.target] == nil {
            switch question {
            case pair.first:
                if let second = answers[pair.second] { return .completesFirst(pair, second: second) }
                return isClosed(pair.second) ? .alone : .opens(pair)
            case pair.second:
                if let first = answers[pair.first] { return .completesSecond(pair, first: first) }
            case pair.target:
                if answers[pair.second] != nil { return .replacesSecond(pair) }
            default: continue
            }
        }
        return .alone
    }

    /// How a question stands to the rest of its comparison.
    enum Course {
        /// Its answers count by themselves.
        case alone
        /// It is the first of a comparison whose second can be asked next.
        case opens(PairTable)
        /// It is the first of a comparison whose second is known.
        case completesFirst(PairTable, second: Int)
        /// It is the second of a comparison whose first is known.
        case completesSecond(PairTable, first: Int)
        /// It is the comparison itself, and its answer takes the place of the second question's.
        case replacesSecond(PairTable)
    }

    private func id(_ question: Int) -> Identifier<Question> { model.questions[question].id }

    private func id(_ answer: Int, _ question: Int) -> Identifier<Answer> {
        model.questions[question].answers[answer].id
    }
}
