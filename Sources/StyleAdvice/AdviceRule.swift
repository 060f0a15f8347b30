import KnowledgeModel

/// A rule of the book: what it says about a control in a situation.
///
/// A rule is a file: the description on top, the source in it, the words in both languages at its foot.
protocol AdviceRule: SendableMetatype {
    /// The permanent name.
    static var id: Identifier<ControlAdvice.Reason> { get }
    /// Where the rule comes from.
    static var source: ControlAdvice.Reference { get }

    /// Whether the rule is about such a situation at all; without one of its own it is about every one.
    static func applies(on ground: Ground) -> Bool

    /// How much the rule speaks for the control in a situation that it is about; nil where it says nothing.
    static func weight(of control: ChoiceControl, in ground: Ground) -> RuleWeight?

    /// Among objections of equal weight the one with the greater rank is told first; 0 without one of its own.
    static var rank: Int { get }

    /// The sentence about a control that has a weight.
    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String>

    /// The sentence with the rule and its source.
    static func reason(about control: ChoiceControl, in ground: Ground) -> ControlAdvice.Reason
}

/// A rule that says the same of every control that it weighs.
protocol OneSentenceRule: AdviceRule {
    /// The sentence.
    static var words: Localized<String> { get }
}

extension OneSentenceRule {
    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> { words }
}

/// How much a rule speaks for a control.
enum RuleWeight: Hashable, Sendable {
    /// The control cannot be used.
    case rulesOut
    /// Greater is better; nothing for a remark.
    case points(Int)
}

extension AdviceRule {
    static func applies(on ground: Ground) -> Bool { true }
    static var rank: Int { 0 }

    static func reason(about control: ChoiceControl, in ground: Ground) -> ControlAdvice.Reason {
        ControlAdvice.Reason(rule: id, text: words(about: control, in: ground), source: source)
    }
}

/// A rule that tells candidates apart by the use and the place alone: release and room it cannot see.
protocol WeighingRule: AdviceRule {
    static func applies(on sight: Sight) -> Bool
    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight?
}

extension WeighingRule {
    static func applies(on sight: Sight) -> Bool { true }
    static func applies(on ground: Ground) -> Bool { applies(on: ground.sight) }
    static func weight(of control: ChoiceControl, in ground: Ground) -> RuleWeight? {
        weight(of: control, in: ground.sight)
    }
}

/// A rule that tells candidates apart by the room alone; it rules none out, as there is some room everywhere.
protocol RoomRule: AdviceRule {
    static func applies(on room: Room) -> Bool

    /// How many points the rule gives the control in such a room; nil where it says nothing.
    static func points(for control: ChoiceControl, in room: Room) -> Int?
}

extension RoomRule {
    static func applies(on ground: Ground) -> Bool { applies(on: ground.room) }
    static func weight(of control: ChoiceControl, in ground: Ground) -> RuleWeight? {
        points(for: control, in: ground.room).map(RuleWeight.points)
    }
}
