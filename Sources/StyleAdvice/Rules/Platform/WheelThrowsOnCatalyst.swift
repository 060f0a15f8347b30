import KnowledgeModel

/// With Catalyst's idiom “Optimize for Mac” the control behind the wheel throws.
enum WheelThrowsOnCatalyst: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "wheel-throws-on-catalyst")
    static let source = ControlAdvice.Reference.report("RevenueCat/purchases-ios/pull/5448", mark: .likely)

    static func applies(on sight: Sight) -> Bool { sight.device == .macCatalyst }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.wheel) ? .rulesOut : nil
    }

    static let words = Localized(
        english: "In a Catalyst app optimized for the Mac the wheel throws at run time.",
        chinese: "针对 Mac 优化的 Catalyst 应用里，滚轮会在运行时抛出异常。")
}
