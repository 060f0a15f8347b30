import KnowledgeModel

/// With Catalyst's idiom “Optimize for Mac” the control behind the wheel throws.
enum WheelThrowsOnCatalyst: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "wheel-throws-on-catalyst")
    static let source = ControlAdvice.Reference.report("RevenueCat/purchases-ios/pull/5448", mark: .likely)

    static func applies(on ground: Sight) -> Bool { ground.device == .macCatalyst }

    static func weight(of control: ChoiceControl, in ground: Sight) -> RuleWeight? {
        control == .picker(.wheel) ? .rulesOut : nil
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        words
    }

    private static let words = Localized(
        english: "In a Catalyst app optimized for the Mac the wheel throws at run time.",
        chinese: "针对 Mac 优化的 Catalyst 应用里，滚轮会在运行时抛出异常。")
}
