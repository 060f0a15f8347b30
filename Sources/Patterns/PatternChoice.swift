import KnowledgeModel

/// The values for which a pattern's code is made: those that are given, the defaults for the rest.
struct PatternChoice {
    private(set) var values: [PatternParameter: String] = [:]
    let kind: PatternParameter.SelectionKind
    let platform: Applicability.Platform
    /// The oldest release on which the code runs.
    let since: Version
    /// The template's flags.
    private(set) var flags: [String: Bool] = [:]

    /// - Throws: `PatternRefusal` where a value is not offered, or the values do not go together.
    init(_ pattern: Pattern, _ facts: PatternFacts) throws(PatternRefusal) {
        for (parameter, offered) in pattern.parameters.sorted(by: { $0.key < $1.key }) where parameter != .selection {
            let given = facts.values[parameter]
            guard given.map(offered.contains) ?? true else {
                throw .valueNotOffered(parameter, value: given ?? "", offered: offered)
            }
            values[parameter] = given ?? offered[0]
        }
        kind = try Self.kind(pattern, facts)
        if pattern.parameters[.selection] != nil { values[.selection] = kind.rawValue }
        let style = values[.style].flatMap(Applicability.Style.init)
        platform = try Self.platform(pattern, facts, style)
        if pattern.parameters[.platform] != nil { values[.platform] = platform.rawValue }
        var since = try Self.since(pattern, facts, style, on: platform)
        let parts = pattern.parameters.flatMap { parameter, offered in offered.map { (parameter, $0) } }
        for (parameter, value) in parts { flags[parameter.flag(for: value)] = values[parameter] == value }
        flags[TemplateFlag.bare] = facts.isBare
        for feature in pattern.features {
            let isThere = Self.has(feature, facts, on: platform)
            flags[feature.flag] = isThere
            if isThere, case .system(let releases) = feature.requirement, let first = releases[platform] {
                since = max(since, first)
            }
        }
        self.since = since
        try refuseImpossible(pattern)
    }

    /// A piece of the template with the value in place of a parameter's placeholder.
    func filled(_ token: SwiftToken) -> SwiftToken {
        guard token.kind == .name, let value = fillings[token.text] else { return token }
        return SwiftToken(kind: .name, text: value)
    }

    /// What stands for each placeholder.
    private var fillings: [String: String] {
        var fillings: [String: String] = [:]
        for (parameter, value) in values {
            guard let placeholder = parameter.placeholder else { continue }
            fillings[placeholder] = parameter == .container ? Self.views[value] : value
        }
        return fillings
    }

    /// The views of the containers that take any content.
    static let views = ["form": "Form", "list": "List", "stack": "VStack", "scrollView": "ScrollView"]

    private static func kind(
        _ pattern: Pattern, _ facts: PatternFacts
    ) throws(PatternRefusal) -> PatternParameter.SelectionKind {
        typealias Kind = PatternParameter.SelectionKind
        let offered = (pattern.parameters[.selection] ?? ["own"]).compactMap { Kind(rawValue: $0) }
        guard let type = facts.names[.selectionType], pattern.names[.selectionType] != nil else {
            let given = facts.values[.selection].flatMap { Kind(rawValue: $0) }
            guard let given else { return offered.first ?? .own }
            guard offered.contains(given) else {
                throw .valueNotOffered(.selection, value: given.rawValue, offered: offered.map { $0.rawValue })
            }
            return given
        }
        guard let kind = Kind(typeName: type), offered.contains(kind) else {
            throw .typeUnsuited(type, offered: offered)
        }
        return kind
    }

    /// The platform that is given.
    private static func platform(
        _ pattern: Pattern, _ facts: PatternFacts, _ style: Applicability.Style?
    ) throws(PatternRefusal) -> Applicability.Platform {
        let offered = pattern.availability.map(\.platform)
        if let given = facts.values[.platform].flatMap(Applicability.Platform.init) {
            guard offered.contains(given) else { throw .platformUnavailable(given, offered: offered) }
            return given
        }
        return pattern.defaultPlatform(for: style)
    }

    /// The oldest release with everything that the code needs in any case.
    private static func since(
        _ pattern: Pattern, _ facts: PatternFacts, _ style: Applicability.Style?, on platform: Applicability.Platform
    ) throws(PatternRefusal) -> Version {
        let own = pattern.availability.first { $0.platform == platform }?.since ?? Version(major: 1)
        if let minimum = facts.minimumOS, minimum < own {
            throw .systemTooOld(platform, since: own, instead: pattern.insteadOfOlder)
        }
        guard let style else { return own }
        guard let first = style.releases[platform] else {
            throw .styleUnavailable(style.rawValue, on: platform, since: nil)
        }
        if let minimum = facts.minimumOS, minimum < first {
            throw .styleUnavailable(style.rawValue, on: platform, since: first)
        }
        return max(own, first)
    }

    private static func has(
        _ feature: Pattern.Feature, _ facts: PatternFacts, on platform: Applicability.Platform
    ) -> Bool {
        switch feature.requirement {
        case .sdk(let first): (facts.sdk ?? .currentSDK) >= first
        case .system(let releases):
            releases[platform].map { first in facts.minimumOS.map { $0 >= first } ?? true } ?? false
        }
    }

    private func refuseImpossible(_ pattern: Pattern) throws(PatternRefusal) {
        var all = values
        all[.platform] = platform.rawValue
        for limit in pattern.limits {
            let applies = limit.when.allSatisfy { parameter, values in
                all[parameter].map(values.contains) ?? false
            }
            if applies { throw .impossible(reason: limit.reason, instead: limit.instead) }
        }
    }
}

extension Pattern {
    /// The platform of the code where none is given: the first of those that the pattern varies over, or else has, with the style.
    func defaultPlatform(for style: Applicability.Style?) -> Applicability.Platform {
        let offered = availability.map(\.platform)
        let varied = parameters[.platform].map { $0.compactMap(Applicability.Platform.init) } ?? offered
        return varied.first { platform in style.map { $0.releases[platform] != nil } ?? true } ?? offered[0]
    }
}
