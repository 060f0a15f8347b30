import KnowledgeModel

/// Makes code from a pattern and facts; the same facts make the same code.
package struct PatternMaker: Sendable {
    package let pattern: Pattern
    private let template: Template

    /// - Throws: `TemplateMistake` where the pattern's template cannot be read.
    package init(_ pattern: Pattern) throws(TemplateMistake) {
        self.pattern = pattern
        template = try Template(pattern.template)
    }

    /// The code for some facts.
    ///
    /// - Throws: `PatternRefusal` where the facts do not go together, or a name is none.
    package func make(_ facts: PatternFacts) throws(PatternRefusal) -> PatternCode {
        var facts = facts
        Self.readQuestionMark(in: &facts)
        let choice = try PatternChoice(pattern, facts)
        let tokens = SwiftToken.all(in: template.code(flags: choice.flags)).map(choice.filled)
        var names = facts.names
        if pattern.names[.selectionType] != nil, pattern.parameters[.selection] != nil {
            names[.selectionType] = names[.selectionType] ?? choice.kind.typeName
        }
        if let type = names[.selectionType], type.contains("."), !facts.isBare, template.flags[TemplateFlag.bare] != nil
        {
            throw PatternRefusal.nestedTypeNeedsBare(type)
        }
        let renaming = try Renaming(pattern, names, kind: choice.kind, in: tokens)
        return PatternCode(
            code: renaming.applied(to: tokens), values: choice.values, platform: choice.platform, since: choice.since,
            ignored: ignored(facts))
    }

    /// Where the code for some facts runs; nil where they do not go together or some have no say in the code.
    ///
    /// It is much cheaper than making the code. Names are not looked at.
    package func reach(of facts: PatternFacts) -> Pattern.Availability? {
        guard ignored(facts).isEmpty, let choice = try? PatternChoice(pattern, facts) else { return nil }
        return Pattern.Availability(platform: choice.platform, since: choice.since)
    }

    /// A type with a question mark is one that may be nil.
    private static func readQuestionMark(in facts: inout PatternFacts) {
        guard let type = facts.names[.selectionType], type.hasSuffix("?") else { return }
        facts.names[.selectionType] = String(type.dropLast())
        facts.isOptional = true
    }

    /// The given facts for which the template does not ask.
    private func ignored(_ facts: PatternFacts) -> [PatternFacts.Fact] {
        var ignored = facts.values.keys.sorted()
            .filter { pattern.parameters[$0] == nil && $0 != .platform && $0 != .selection }
            .map(PatternFacts.Fact.parameter)
        ignored += facts.names.keys.sorted().filter { pattern.names[$0] == nil }.map(PatternFacts.Fact.name)
        if facts.sdk != nil, !pattern.asksForSDK { ignored.append(.sdk) }
        if facts.isBare, template.flags[TemplateFlag.bare] == nil { ignored.append(.bare) }
        return ignored
    }

    /// The modules of databases that the code imports.
    package var databases: Set<String> {
        let lines = pattern.template.split(separator: "\n").filter { $0.hasPrefix("import ") }
        return Set(lines.map { String($0.dropFirst("import ".count)) }).intersection(["CoreData", "SwiftData"])
    }
}
