import KnowledgeModel

/// Every combination of the values over which a pattern's code varies, with the code.
package struct PatternCombinations: Sendable {
    /// One combination and its code.
    package struct Program: Hashable, Sendable {
        package var facts: PatternFacts
        package var code: PatternCode

        /// The facts in a line, for whoever looks for the program.
        package var name: String {
            var parts = facts.values.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
            if let minimum = facts.minimumOS { parts.append("minimum \(minimum)") }
            if let sdk = facts.sdk { parts.append("sdk \(sdk)") }
            return parts.joined(separator: ", ")
        }
    }

    /// A program for each different code, in a fixed order; combinations that the pattern refuses are left out.
    package let programs: [Program]
    /// The number of combinations that were refused.
    package let refused: Int

    /// - Throws: `TemplateMistake` where the template cannot be read.
    package init(_ pattern: Pattern) throws(TemplateMistake) {
        let maker = try PatternMaker(pattern)
        var programs: [Program] = []
        var seen: Set<String> = []
        var refused = 0
        for facts in Self.facts(of: pattern) {
            do {
                let code = try maker.make(facts)
                let isOld = facts.sdk.map { $0 < .includeOptionalSDK } ?? false
                if seen.insert("\(isOld)" + code.code).inserted { programs.append(Program(facts: facts, code: code)) }
            } catch {
                refused += 1
            }
        }
        self.programs = programs
        self.refused = refused
    }

    private static func facts(of pattern: Pattern) -> [PatternFacts] {
        var all = [PatternFacts()]
        for (parameter, values) in pattern.parameters.sorted(by: { $0.key < $1.key }) {
            all = all.flatMap { facts in
                values.map { value in
                    var facts = facts
                    facts.values[parameter] = value
                    return facts
                }
            }
        }
        return all.flatMap { facts in
            systems(of: pattern, facts).flatMap { minimum in
                sdks(of: pattern).map { sdk in
                    var facts = facts
                    facts.minimumOS = minimum
                    facts.sdk = sdk
                    return facts
                }
            }
        }
    }

    /// The newest release, the oldest one of the pattern and of the style, and each in which a feature begins.
    private static func systems(of pattern: Pattern, _ facts: PatternFacts) -> [Version?] {
        let named = facts.values[.platform].flatMap(Applicability.Platform.init)
        let style = facts.values[.style].flatMap(Applicability.Style.init)
        let platform = named ?? pattern.defaultPlatform(for: style)
        guard let own = pattern.availability.first(where: { $0.platform == platform })?.since else { return [nil] }
        var versions: Set<Version> = [max(own, style?.releases[platform] ?? own)]
        for feature in pattern.features {
            if case .system(let releases) = feature.requirement, let first = releases[platform] {
                versions.insert(first)
            }
        }
        return [nil] + versions.sorted()
    }

    private static func sdks(of pattern: Pattern) -> [Version?] {
        let firsts = pattern.features.compactMap { feature -> Version? in
            if case .sdk(let first) = feature.requirement { first } else { nil }
        }
        guard !firsts.isEmpty else { return [nil] }
        return [nil] + Set(firsts.map { Version(major: max($0.components[0] - 1, 11)) }).sorted()
    }
}
