import KnowledgeModel

/// What is changed often should take one tap.
enum OftenWantsOneTap: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "often-wants-one-tap")
    static let source = ControlAdvice.Reference.foundingArticle

    static func applies(on sight: Sight) -> Bool { sight.switching == .often }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        if control.hasSegments { return .points(4) }
        switch control {
        case .picker(.inline), .picker(.radioGroup): return .points(2)
        case .picker(.menu), .picker(.wheel): return .points(-2)
        case .picker(.navigationLink): return .points(-4)
        default: return nil
        }
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        switch control {
        case .picker(.menu), .picker(.wheel), .picker(.navigationLink): return slow
        default: break
        }
        return words
    }

    private static let words = Localized(
        english: "It is changed often, and this takes one tap.",
        chinese: "经常切换，而它点一下就行。")
    private static let slow = Localized(
        english: "It is changed often, and this takes a way: open, find, choose.",
        chinese: "经常切换，而它要打开、找到、再选，步骤多。")
}
