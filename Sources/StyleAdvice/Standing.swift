import KnowledgeModel

/// What the rules say about controls in a situation, in words.
struct Standing {
    private let ground: Ground
    /// The rules that are about the situation.
    private let rules: [any AdviceRule.Type]

    init(on ground: Ground) {
        self.ground = ground
        rules = RuleBook.rules.filter { $0.applies(on: ground) }
    }

    /// What speaks for the control, the weightiest first, and last that it exists.
    func support(of control: ChoiceControl) -> [ControlAdvice.Reason] {
        weighed(control).filter { $0.points >= 0 }.sorted { $0.points > $1.points }
            .map { $0.rule.reason(about: control, in: ground) }
    }

    /// Less weight than this against a control is nothing to warn of.
    private static let slight = -2

    /// What speaks against the control, first that it does not exist, then the weightiest.
    func objections(to control: ChoiceControl) -> [ControlAdvice.Reason] {
        weighed(control).filter { $0.points < Self.slight }
            .sorted { ($0.points, -$0.rule.rank) < ($1.points, -$1.rule.rank) }
            .map { $0.rule.reason(about: control, in: ground) }
    }

    /// The rules that say something, what is ruled out with the least points that there are.
    private func weighed(_ control: ChoiceControl) -> [(rule: any AdviceRule.Type, points: Int)] {
        rules.compactMap { rule in
            switch rule.weight(of: control, in: ground) {
            case .rulesOut?: (rule, Int.min)
            case .points(let points)?: (rule, points)
            case nil: nil
            }
        }
    }
}
