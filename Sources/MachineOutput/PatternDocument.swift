import PickerHelp

/// The contract of `pattern ID --json`: the pattern, and the code for the facts.
package struct PatternDocument: Encodable {
    struct Parameter: Encodable {
        var name: String
        var values: [String]
        /// The value with which the code was made.
        var value: String
    }

    struct Platform: Encodable {
        var platform: String
        var since: String
    }

    struct Sections: Encodable {
        var whatItDoes, whenToUse, whenNotTo, whatToMind: String
    }

    var schema = 1
    var id: String
    var title: String
    var summary: String
    var code: String
    var parameters: [Parameter]
    /// The template's own words, by what the user has a name for.
    var names: [String: String]
    /// The platform of the code and the oldest release on which it runs there.
    var platform: Platform
    var availability: [Platform]
    /// The given facts that have no say in the code, as options of the command line.
    var ignored: [String]
    var sections: Sections
    var entries: [String]
    var related: [String]
    var sources: [EntryDocument.SourceItem]

    package init(_ pattern: Pattern, _ code: PatternCode, language: Language) {
        let prose = pattern.prose[language]
        func section(_ section: PatternProse.Section) -> String { prose.sections[section] ?? "" }
        id = pattern.id.text
        title = prose.title
        summary = prose.summary
        self.code = code.code
        parameters = pattern.parameters.sorted { $0.key < $1.key }.map {
            Parameter(name: $0.key.rawValue, values: $0.value, value: code.values[$0.key] ?? "")
        }
        names = Dictionary(uniqueKeysWithValues: pattern.names.map { ($0.key.rawValue, $0.value) })
        platform = Platform(platform: code.platform.rawValue, since: code.since.description)
        availability = pattern.availability.map {
            Platform(platform: $0.platform.rawValue, since: $0.since.description)
        }
        ignored = code.ignored.map(PatternCommandLine.option)
        sections = Sections(
            whatItDoes: section(.whatItDoes), whenToUse: section(.whenToUse), whenNotTo: section(.whenNotTo),
            whatToMind: section(.whatToMind))
        entries = pattern.entries.map(\.text)
        related = pattern.related.map(\.text)
        sources = pattern.sources.map { EntryDocument.SourceItem($0, language: language) }
    }
}
