import KnowledgeModel

/// What the rules say about one control in a situation.
struct Standing {
    let control: ChoiceControl
    /// The points together; nil where a rule rules the control out.
    let points: Int?

    /// - Parameter rules: those that are about the situation.
    private init(_ control: ChoiceControl, on ground: Ground, rules: [any AdviceRule.Type]) {
        self.control = control
        var sum = 0
        for rule in rules {
            switch rule.weight(of: control, in: ground) {
            case .rulesOut?:
                points = nil
                return
            case .points(let points)?: sum += points
            case nil: break
            }
        }
        points = sum
    }

    /// The controls that can be used, the best first; of equals the smaller one, then the one that stands first in the list.
    static func ranking(on ground: Ground, among existing: [ChoiceControl]) -> [Standing] {
        let rules = RuleBook.weighing.filter { $0.applies(on: ground) }
        let usable = Candidates.list(on: ground, among: existing).map { Standing($0, on: ground, rules: rules) }
            .filter { $0.points != nil }
        return usable.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.points != second.points { return (first.points ?? 0) > (second.points ?? 0) }
            if first.control.room != second.control.room { return first.control.room < second.control.room }
            return left.offset < right.offset
        }.map(\.element)
    }

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
