import KnowledgeModel

/// What the rules say about one control in a situation, in words.
enum Standing {
    /// What speaks for the control, the weightiest first, and last that it exists.
    static func support(of control: ChoiceControl, on ground: Ground) -> [ControlAdvice.Reason] {
        weighed(control, on: ground).filter { $0.points >= 0 }.sorted { $0.points > $1.points }
            .map { $0.rule.reason(about: control, in: ground) }
    }

    /// Less weight than this against a control is nothing to warn of.
    private static let slight = -2

    /// What speaks against the control, first that it does not exist, then the weightiest.
    static func objections(to control: ChoiceControl, on ground: Ground) -> [ControlAdvice.Reason] {
        let weighed = weighed(control, on: ground).filter { $0.points < Self.slight }.sorted { $0.points < $1.points }
        // What is not there needs no other objection.
        let (absent, others) = (
            weighed.filter { $0.rule == ControlExists.self }, weighed.filter { $0.rule != ControlExists.self }
        )
        return (absent + others).map { $0.rule.reason(about: control, in: ground) }
    }

    /// The rules that say something, what is ruled out with the least points that there are.
    private static func weighed(
        _ control: ChoiceControl, on ground: Ground
    ) -> [(rule: any AdviceRule.Type, points: Int)] {
        RuleBook.rules.filter { $0.applies(on: ground) }.compactMap { rule in
            switch rule.weight(of: control, in: ground) {
            case .rulesOut?: (rule, Int.min)
            case .points(let points)?: (rule, points)
            case nil: nil
            }
        }
    }
}
