import KnowledgeModel

/// What is wrong between a pattern's facts and its template.
package enum TemplateCheck {
    /// Every mistake, by line; none in a good pattern.
    package static func mistakes(in pattern: Pattern) -> [TemplateMistake] {
        let template: Template
        do { template = try Template(pattern.template) } catch { return [error] }
        let names = Set(SwiftToken.all(in: pattern.template).filter { $0.kind == .name }.map(\.text))
        var known = Set(pattern.parameters.flatMap { parameter, values in values.map(parameter.flag) })
        known.formUnion(pattern.features.map(\.flag))
        known.insert(TemplateFlag.bare)
        var mistakes = template.flags.filter { !known.contains($0.key) }
            .map { TemplateMistake(line: $0.value, kind: .unknownFlag($0.key)) }
        mistakes += unused(pattern, template, names).map { TemplateMistake(line: 1, kind: .unusedFlags($0)) }
        for (role, name) in pattern.names.sorted(by: { $0.key < $1.key }) {
            if role == .title ? !pattern.template.contains("\"\(name)\"") : !names.contains(name) {
                mistakes.append(TemplateMistake(line: 1, kind: .unusedName(name)))
            }
        }
        if let type = pattern.names[.selectionType], CamelWords(type).words.count > 1 {
            mistakes.append(TemplateMistake(line: 1, kind: .severalWords(type)))
        }
        return mistakes.sorted { ($0.line, "\($0.kind)") < ($1.line, "\($1.kind)") }
    }

    /// The flags of each parameter or feature that says nothing in the template.
    private static func unused(_ pattern: Pattern, _ template: Template, _ names: Set<String>) -> [[String]] {
        var groups = pattern.features.map { [$0.flag] }.filter { template.flags[$0[0]] == nil }
        for (parameter, values) in pattern.parameters.sorted(by: { $0.key < $1.key }) where values.count > 1 {
            let flags = values.map(parameter.flag)
            let isFilledIn = parameter.placeholder.map(names.contains) ?? false
            if !isFilledIn, !flags.contains(where: { template.flags[$0] != nil }) {
                groups.append(parameter == .optional ? [parameter.flag(for: PatternParameter.optionalValue)] : flags)
            }
        }
        return groups
    }
}
