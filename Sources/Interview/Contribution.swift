import KnowledgeModel

/// One piece of evidence and its likelihood under every column of the model, as natural logarithms.
struct Contribution {
    let item: EvidenceItem
    let logarithms: [Double]

    /// The contributions of all evidence, in an order that depends on nothing but the evidence itself: sums over it are
    /// equal to the last bit whatever the order of the answers.
    static func all(of evidence: Evidence, in model: CauseModel) -> [Contribution] {
        let first = [sentence(evidence, model), message(evidence, model)].compactMap { $0 }
        return first + answers(evidence, model) + findings(evidence, model)
            + triedFixes(evidence, model)
    }

    /// A bounded likelihood ratio: a sentence raises the causes that it resembles, or something else where it resembles none,
    /// and rules none out.
    private static func sentence(_ evidence: Evidence, _ model: CauseModel) -> Contribution? {
        let found = model.causes.map { min(max(evidence.relevance[$0.slug] ?? 0, 0), 1) }
        guard found.contains(where: { $0 > 0 }) else {
            guard evidence.isDescribed else { return nil }
            let somethingElse = Logarithm.natural(model.assumptions.unmatchedSentenceRatio)
            return Contribution(item: .sentence, logarithms: found.map { _ in 0 } + [somethingElse])
        }
        let ratio = Logarithm.natural(model.assumptions.sentenceRatio)
        let relevance = found + [model.assumptions.sentenceRelevanceOfSomethingElse]
        return Contribution(item: .sentence, logarithms: relevance.map { ratio * $0 })
    }

    private static func message(_ evidence: Evidence, _ model: CauseModel) -> Contribution? {
        let listed = model.causes.map { evidence.messageLikelihoods[$0.slug] }
        guard listed.contains(where: { $0 != nil }) else { return nil }
        let floor = model.assumptions.messageFloor
        let likelihoods = listed.map { min(max($0 ?? 0, floor), 1) } + [model.assumptions.messageUnderSomethingElse]
        return Contribution(item: .message, logarithms: likelihoods.map(Logarithm.natural))
    }

    private static func answers(_ evidence: Evidence, _ model: CauseModel) -> [Contribution] {
        let known = KnownAnswers(evidence, model: model)
        return model.questions.indices.compactMap { question in
            known.contribution(of: question).map { item, answer in
                Contribution(item: item, logarithms: Array(model.table.logarithms(question: question, answer: answer)))
            }
        }
    }

    /// What a check finds speaks for its cause, the more the worse it is; a check whose cause is not known says nothing.
    ///
    /// What is a fault with other SDKs alone is hardly the trouble while the newest is assumed; who names the SDK says so
    /// better.
    private static func findings(_ evidence: Evidence, _ model: CauseModel) -> [Contribution] {
        let namesSDK = model.questions.contains { question in
            question.answers.contains {
                $0.id == evidence.known[question.id] && $0.means.map { $0.sdk != .always } == true
            }
        }
        return evidence.findings.sorted { $0.key < $1.key }.compactMap { slug, finding in
            guard let column = model.index(of: slug), !(finding == .otherSDK && namesSDK) else { return nil }
            let (under, beside) = model.assumptions.likelihoods(of: finding)
            var logarithms = [Double](repeating: Logarithm.natural(beside), count: model.width)
            logarithms[column] = Logarithm.natural(under)
            return Contribution(item: .finding(slug), logarithms: logarithms)
        }
    }

    /// A fix tried in vain speaks strongly against its cause, and against other causes that are repaired alike.
    private static func triedFixes(_ evidence: Evidence, _ model: CauseModel) -> [Contribution] {
        let wholly = Logarithm.natural(model.assumptions.failureOfRightFix)
        let partly = Logarithm.natural(model.assumptions.failureOfSameFixClass)
        return evidence.triedFixes.sorted().compactMap { slug in
            guard let tried = model.index(of: slug) else { return nil }
            let logarithms = model.classes.enumerated().map { column, fixClass in
                if column == tried { return wholly }
                return fixClass == model.classes[tried] ? partly : 0
            }
            return Contribution(item: .triedFix(slug), logarithms: logarithms)
        }
    }
}
