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

    /// The situation with a value for everything that an answer rests on.
    ///
    /// - Parameter hasMenus: whether the release has `Menu`; without one a place in a menu is another.
    static func filled(_ situation: Situation, on platform: Applicability.Platform, hasMenus: Bool) -> Situation {
        var filled = situation
        if !situation.optionsChange { filled.optionCount = situation.optionCount ?? count }
        filled.platform = platform
        filled.minimumOS = situation.minimumOS ?? release(of: platform)
        if situation.container == nil || lacksPlace(situation, hasMenus: hasMenus) {
            filled.container = container(on: platform)
        }
        filled.switching = situation.switching ?? switching
        filled.space = situation.space ?? space(on: platform)
        filled.optionKind = situation.optionKind ?? optionKind
        return filled
    }

    /// What was not said, or cannot be as it was said.
    static func facts(of situation: Situation, hasMenus: Bool) -> [Situation.Fact] {
        let valued: [Situation.Fact] = [
            .options, .platform, .container, .switching, .space, .minimumOS, .optionKind,
        ]
        return valued.filter { fact in
            !situation.says(fact) || fact == .container && lacksPlace(situation, hasMenus: hasMenus)
        }
    }

    private static func lacksPlace(_ situation: Situation, hasMenus: Bool) -> Bool {
        situation.container == .menu && !hasMenus
    }
}
