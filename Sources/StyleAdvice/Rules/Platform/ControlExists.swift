import KnowledgeModel

/// A control must exist on the platform's oldest release. Apple's page on each control is the source.
enum ControlExists: AdviceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "control-exists")
    /// The page that lists the styles; a reason names the control's own.
    static let source = ControlAdvice.Reference.apple("PickerStyle", "pickerstyle")

    /// What is not there needs no other objection.
    static let rank = 1

    static func weight(of control: ChoiceControl, in ground: Ground) -> RuleWeight? {
        ControlAvailability.of(control).contains(ground.platform, ground.minimumOS) ? .points(0) : .rulesOut
    }

    static func reason(about control: ChoiceControl, in ground: Ground) -> ControlAdvice.Reason {
        ControlAdvice.Reason(
            rule: id, text: words(about: control, in: ground), source: ControlAvailability.of(control).source)
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        let platform = ground.platform.rawValue
        guard let since = ControlAvailability.of(control).since[ground.platform] else {
            return Localized(english: "There is none on \(platform).", chinese: "\(platform) 上没有。")
        }
        guard since > ground.minimumOS else {
            return Localized(
                english: "It exists since \(platform) \(since).", chinese: "从 \(platform) \(since) 起就有。")
        }
        return Localized(
            english: "It comes with \(platform) \(since) only, and the app runs on \(ground.minimumOS).",
            chinese: "它从 \(platform) \(since) 才有，而应用要支持 \(ground.minimumOS)。")
    }
}
