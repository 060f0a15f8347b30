import KnowledgeModel
import Patterns
import StyleAdvice

/// Fits what is known to what a pattern has code for: a fact that has no say, or does not go together with a weightier one, is
/// left out.
package struct PatternFit {
    private let maker: PatternMaker
    private var pattern: Pattern { maker.pattern }

    package init(_ maker: PatternMaker) { self.maker = maker }

    /// The facts that the pattern accepts together, the weightiest first.
    package func fitted(_ facts: PatternFacts) -> PatternSuggestion {
        var fitted = PatternFacts()
        let automatic = Applicability.Style.automatic.rawValue
        // Where no style is written, none need be said.
        if ![facts.values[.style], pattern.parameters[.style]?.first].allSatisfy({ $0 == automatic }) {
            take(.style, of: facts, into: &fitted)
        }
        let platform = facts.values[.platform]
        if platform != defaultPlatform(of: fitted) { take(platform, as: .platform, into: &fitted) }
        let isOnPlatform = platform == nil || platform == reach(of: fitted)?.platform.rawValue
        // A release of another platform says nothing.
        if let minimum = facts.minimumOS { take(isOnPlatform ? minimum : nil, into: &fitted) }
        if pattern.asksForSDK { take({ $0.sdk = facts.sdk }, into: &fitted) }
        if facts.isOptional == true { take(.optional, of: facts, into: &fitted) }
        take(.options, of: facts, into: &fitted)
        take(.container, of: facts, into: &fitted)
        let container = facts.values[.container]
        if fitted.values[.container] == nil, ["toolbar", "popover"].contains(container) {
            // A bare picker is what stands in a bar or a popover.
            take(Applicability.Container.stack.rawValue, as: .container, into: &fitted)
        }
        takeNames(of: facts, into: &fitted)
        return PatternSuggestion(
            id: pattern.id, facts: fitted,
            reach: isOnPlatform && fitted.minimumOS == facts.minimumOS ? nil : reach(of: fitted))
    }

    // MARK: Values

    private func take(_ change: (inout PatternFacts) -> Void, into fitted: inout PatternFacts) {
        var wider = fitted
        change(&wider)
        if maker.reach(of: wider) != nil { fitted = wider }
    }

    private func take(_ value: String?, as parameter: PatternParameter, into fitted: inout PatternFacts) {
        guard let value else { return }
        take({ $0.values[parameter] = value }, into: &fitted)
    }

    /// Takes the value of a parameter that the pattern varies over.
    private func take(_ parameter: PatternParameter, of facts: PatternFacts, into fitted: inout PatternFacts) {
        guard (pattern.parameters[parameter] ?? []).count > 1 else { return }
        take(facts.values[parameter], as: parameter, into: &fitted)
    }

    /// Takes the release, or where it is too old or none that counts, the oldest one that the pattern has code for: its features
    /// of newer ones have something instead.
    private func take(_ minimum: Version?, into fitted: inout PatternFacts) {
        if let minimum { take({ $0.minimumOS = minimum }, into: &fitted) }
        for release in releases(of: fitted) where fitted.minimumOS == nil {
            take({ $0.minimumOS = release }, into: &fitted)
        }
    }

    /// The releases at which the pattern's code changes, the oldest first.
    private func releases(of fitted: PatternFacts) -> [Version] {
        guard let platform = reach(of: fitted)?.platform else { return [] }
        let own = pattern.availability.filter { $0.platform == platform }.map(\.since)
        let style = fitted.values[.style].flatMap(Applicability.Style.init)?.releases[platform]
        return (own + [style].compactMap { $0 }).sorted()
    }

    private func reach(of fitted: PatternFacts) -> Pattern.Availability? { maker.reach(of: fitted) }

    /// The platform that need not be said: the pattern's first, where the code is for it anyway.
    private func defaultPlatform(of fitted: PatternFacts) -> String? {
        let first = pattern.availability.first?.platform
        return reach(of: fitted)?.platform == first ? first?.rawValue : nil
    }

    // MARK: Names

    /// Takes the type with which there is code, and the names without which it would be another.
    private func takeNames(of facts: PatternFacts, into fitted: inout PatternFacts) {
        for name in PatternName.allCases {
            guard let text = facts.names[name], pattern.names[name] != nil, Self.isPrintable(text) else { continue }
            var named = fitted
            named.names[name] = text
            if name == .selectionType { named.isBare = facts.isBare || text.contains(".") }
            guard let code = try? maker.make(named), code.ignored.isEmpty,
                name == .selectionType || code.code != (try? maker.make(fitted))?.code
            else { continue }
            fitted = named
        }
        if fitted.names[.selectionType] == nil { take(.selection, of: facts, into: &fitted) }
    }

    /// Whether a text stands on one line of a terminal as it is.
    private static func isPrintable(_ text: String) -> Bool {
        text.count <= 60 && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

extension KnowledgeBase {
    /// The advice with commands that the book of patterns has code for, those left out that do not take the selected type.
    ///
    /// - Parameters:
    ///   - names: the names in the user's own code, as far as they are known.
    ///   - isBare: whether the user's code declares the type already.
    ///   - sentence: what the user said; it may name a place or a source of the options that only the code depends on.
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func withCode(
        _ advice: ControlAdvice, names: [PatternName: String] = [:], isBare: Bool = false, sentence: String = ""
    ) throws -> ControlAdvice {
        var advice = advice
        let wanted = try StyleAdviser.patterns(
            for: advice.recommended.control, on: advice.situation, CodeHints(sentence: sentence))
        let offered = try wanted.compactMap { try fitted($0, names: names, isBare: isBare) }
        let plain = PatternID("changing-options").map { id in
            PatternSuggestion(id: id, facts: wanted.first?.facts ?? PatternFacts())
        }
        // The one pattern that chooses among texts and numbers serves every picker of one of them.
        let isPlain = names[.selectionType] != nil && !isBare && advice.recommended.control.isPicker
        advice.patterns =
            offered.isEmpty && isPlain
            ? try [plain].compactMap { try $0.flatMap { try fitted($0, names: names, isBare: isBare) } } : offered
        return advice
    }

    /// A suggestion with the names; nil where its pattern does not take the selected type.
    private func fitted(
        _ suggestion: PatternSuggestion, names: [PatternName: String], isBare: Bool
    ) throws -> PatternSuggestion? {
        guard let pattern = try pattern(named: suggestion.id) else { return suggestion }
        var facts = suggestion.facts
        (facts.names, facts.isBare) = (names.completed, isBare)
        let fitted = PatternFit(try maker(of: pattern)).fitted(facts)
        return fitted.takesType(of: facts, pattern) ? fitted : nil
    }
}
