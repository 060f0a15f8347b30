import KnowledgeModel

/// The points of every control in a situation, without the rules about the room.
struct Weighing {
    /// By the control's place in `ChoiceControl.all`; nil for one that is not meant or ruled out.
    let points: [Int?]
    /// Whether the own filter is left out where the system's search exists.
    let prefersSystemSearch: Bool

    init(_ sight: Sight) {
        let rules = RuleBook.weighing.filter { $0.applies(on: sight) }
        points = ChoiceControl.all.map { control in
            Candidates.isMeant(control, on: sight) ? Self.points(of: control, in: sight, by: rules) : nil
        }
        prefersSystemSearch = !Candidates.wantsOwnFilter(sight)
    }

    private static func points(
        of control: ChoiceControl, in sight: Sight, by rules: [any WeighingRule.Type]
    ) -> Int? {
        var sum = 0
        for rule in rules {
            switch rule.weight(of: control, in: sight) {
            case .rulesOut?: return nil
            case .points(let points)?: sum += points
            case nil: break
            }
        }
        return sum
    }
}
