import KnowledgeModel

/// What is taken to be so where nothing was said.
enum Assumed {
    static let platform = Applicability.Platform.iOS
    static let count = 10
    static let switching = Situation.Switching.rarely
    static let optionKind = Situation.OptionKind.text

    /// A release that most apps still serve, so that nothing newer is advised unasked.
    static func release(of platform: Applicability.Platform) -> Version {
        switch platform {
        case .iOS, .iPadOS, .macCatalyst, .tvOS: Version(major: 17)
        case .macOS: Version(major: 14)
        case .visionOS: Version(major: 1)
        case .watchOS: Version(major: 10)
        }
    }

    static func space(on platform: Applicability.Platform) -> Situation.Space {
        platform == .iOS || platform == .watchOS ? .compact : .regular
    }

    static func container(on platform: Applicability.Platform) -> Situation.Container {
        platform == .watchOS || platform == .tvOS ? .list : .form
    }

    /// The sentences about what was not said.
    static func list(
        for situation: Situation, platform: Applicability.Platform, menus: Bool
    ) -> [ControlAdvice.Assumption] {
        var list: [ControlAdvice.Assumption] = []
        func add(_ fact: Situation.Fact, _ english: String, _ chinese: String) {
            list.append(ControlAdvice.Assumption(fact: fact, text: Localized(english: english, chinese: chinese)))
        }
        if situation.optionCount == nil, !situation.optionsChange {
            add(.options, "six to twenty options", "6 到 20 个选项")
        }
        if situation.platform == nil { add(.platform, "iPhone", "iPhone") }
        if situation.container == nil || situation.container == .menu && !menus {
            let isList = container(on: platform) == .list
            add(.container, isList ? "in a list" : "in a form", isList ? "放在列表里" : "放在表单里")
        }
        if situation.switching == nil { add(.switching, "changed rarely", "不常切换") }
        if situation.space == nil {
            let isCompact = space(on: platform) == .compact
            add(.space, isCompact ? "little room" : "room enough", isCompact ? "空间紧凑" : "空间充足")
        }
        if situation.minimumOS == nil {
            let release = "\(platform.rawValue) \(release(of: platform))"
            add(.minimumOS, "\(release) or newer", "\(release) 及以上")
        }
        if situation.optionKind == nil { add(.optionKind, "options of text", "选项是文字") }
        return list
    }
}
