import KnowledgeModel

/// Chooses the question with the most expected information about the fix for its cost.
///
/// A question is worth asking when it promises enough information and some outcome changes the advice. The first
/// question of a comparison is looked at alone and, since it may say little by itself, together with the second.
struct QuestionChooser {
    private let evidence: Evidence
    private let belief: Belief
    private let thresholds: Thresholds
    private let known: KnownAnswers
    private let advice: Advice

    init(_ evidence: Evidence, belief: Belief, thresholds: Thresholds) {
        self.evidence = evidence
        self.belief = belief
        self.thresholds = thresholds.adapted(to: evidence, in: belief.model)
        known = KnownAnswers(evidence, model: belief.model)
        advice = Advice(belief, thresholds: self.thresholds)
    }

    /// The best question; nil where none is worth asking.
    func best() -> Proposal? { candidates().first(where: changesAdvice)?.proposal }

    /// The question that says most about the fix for its cost, be the advice the same after every answer; nil where none says enough.
    func mostInformative() -> Proposal? { candidates().first?.proposal }

    /// The questions worth asking, the best first; one may stand here twice, alone and together with its second.
    func proposals() -> [Proposal] { candidates().filter(changesAdvice).map(\.proposal) }

    /// What a question is worth now, be it worth asking or not; nil where it cannot be asked.
    func proposal(for question: Identifier<Question>) -> Proposal? {
        guard let index = model.index(of: question), known.isOpen(index) else { return nil }
        return candidates(of: index).map(\.proposal).min(by: Proposal.isBefore)
    }

    private typealias Candidate = (proposal: Proposal, prospect: Prospect)

    private var model: CauseModel { belief.model }

    private func candidates() -> [Candidate] {
        model.questions.indices.filter(known.isOpen).flatMap(candidates(of:))
            .filter { $0.proposal.bits >= thresholds.minimumBits }
            .sorted { Proposal.isBefore($0.proposal, $1.proposal) }
    }

    private func changesAdvice(_ candidate: Candidate) -> Bool {
        candidate.prospect.changes(advice, fixClasses: model.fixClasses, thresholds: thresholds)
    }

    private func candidates(of question: Int) -> [Candidate] {
        switch known.course(of: question) {
        case .alone: [candidate(question, alone(question, belief.probabilities))]
        case .opens(let pair):
            [
                candidate(question, alone(question, belief.probabilities)),
                candidate(question, second: pair.second, together(pair)),
            ]
        case .completesFirst(let pair, let second): [candidate(question, completingFirst(pair, second: second))]
        case .completesSecond(let pair, let first): [candidate(question, completingSecond(pair, first: first))]
        case .replacesSecond(let pair): [candidate(question, alone(question, probabilities(without: pair.second)))]
        }
    }

    private func candidate(_ question: Int, second: Int? = nil, _ prospect: Prospect) -> Candidate {
        let asked = [question] + (second.map { [$0] } ?? [])
        let proposal = Proposal(
            question: model.questions[question].id, second: second.map { model.questions[$0].id },
            bits: prospect.bits, cost: asked.reduce(0) { $0 + model.questions[$1].cost })
        return (proposal, prospect)
    }

    private func alone(_ question: Int, _ base: [Double]) -> Prospect {
        var prospect = Prospect(classCount: model.fixClasses.count + 1)
        for answer in 0..<model.table.answerCount(of: question) {
            prospect.add(base, model, row: model.table.offset(question: question, answer: answer))
        }
        return prospect
    }

    /// Both questions of a comparison: each first answer with each answer that can then follow.
    private func together(_ pair: PairTable) -> Prospect {
        var prospect = Prospect(classCount: model.fixClasses.count + 1)
        for first in pair.outcomes.indices {
            let row = model.table.offset(question: pair.first, answer: first)
            for decided in pair.reachable(from: first) {
                let other = model.table.offset(question: pair.target, answer: decided)
                prospect.add(belief.probabilities, model, row: row, row: other)
            }
        }
        return prospect
    }

    private func completingFirst(_ pair: PairTable, second: Int) -> Prospect {
        let base = probabilities(without: pair.second)
        var prospect = Prospect(classCount: model.fixClasses.count + 1)
        for (first, outcomes) in pair.outcomes.enumerated() {
            let row = model.table.offset(question: pair.first, answer: first)
            if let decided = outcomes[second] {
                let other = model.table.offset(question: pair.target, answer: decided)
                prospect.add(base, model, row: row, row: other, share: pair.shares[first][second])
            } else {
                prospect.add(base, model, row: row)
            }
        }
        return prospect
    }

    private func completingSecond(_ pair: PairTable, first: Int) -> Prospect {
        var prospect = Prospect(classCount: model.fixClasses.count + 1)
        for decided in pair.reachable(from: first) {
            let row = model.table.offset(question: pair.target, answer: decided)
            prospect.add(belief.probabilities, model, row: row)
        }
        return prospect
    }

    /// The belief as it is without the marginal evidence of a comparison's second question.
    private func probabilities(without question: Int) -> [Double] {
        var evidence = evidence
        evidence.answers[model.questions[question].id] = nil
        evidence.facts[model.questions[question].id] = nil
        return Belief(evidence, in: model).probabilities
    }
}
