import KnowledgeModel

/// A pattern for somebody's situation, with what is known of it filled in.
public struct PatternSuggestion: Hashable, Sendable {
    public var heading: PatternHeading
    /// Only what the pattern's code varies over, and has code for.
    public var facts: PatternFacts

    public init(heading: PatternHeading, facts: PatternFacts) {
        self.heading = heading
        self.facts = facts
    }
}

extension Diagnosis {
    /// The patterns that show how to avoid or repair the fault of an entry, made for what is known of the person's code.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    public func patterns(for entry: Slug) throws -> [PatternSuggestion] {
        let facts = try knownFacts()
        return try help.patterns(for: entry).compactMap { heading in
            guard let pattern = try help.pattern(named: heading.id) else { return nil }
            var own = facts
            own.values = facts.values.filter { parameter, value in
                parameter == .platform
                    ? pattern.availability.contains { $0.platform.rawValue == value }
                    : (pattern.parameters[parameter] ?? []).count > 1
                        && pattern.parameters[parameter]?.contains(value) == true
            }
            let knowsSDK = pattern.features.contains { if case .sdk = $0.requirement { true } else { false } }
            if !knowsSDK { own.sdk = nil }
            do {
                _ = try help.pattern(id: heading.id, facts: own)
            } catch is PatternRefusal {
                // What the person has does not go together in this pattern: its defaults do.
                own = PatternFacts()
            }
            return PatternSuggestion(heading: heading, facts: own)
        }
    }

    /// What the answers mean for code; an answer that leaves a choice says nothing.
    private func knownFacts() throws -> PatternFacts {
        var facts = PatternFacts()
        for question in try help.questions() {
            guard let id = known[question.id], let means = question.answers.first(where: { $0.id == id })?.means else {
                continue
            }
            if means.styles.count == 1 { facts.values[.style] = means.styles[0].rawValue }
            if means.containers.count == 1 { facts.values[.container] = means.containers[0].rawValue }
            if means.platforms.count == 1 { facts.values[.platform] = means.platforms[0].rawValue }
            // Only code for an older SDK is written otherwise.
            if let before = means.sdk.before, before <= .includeOptionalSDK {
                facts.sdk = Version(major: Version.includeOptionalSDK.components[0] - 1)
            }
        }
        return facts
    }
}
