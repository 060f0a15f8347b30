import PickerHelp

/// An entry as JSON.
package struct EntryDocument: Encodable {
    struct Message: Encodable {
        var kind: String
        var text: String
        var likelihood: Double
    }

    struct Sections: Encodable {
        var whatYouSee, whyItHappens, howToTell, howToFix, whenNotTo: String
    }

    struct Fix: Encodable {
        var fixClass: String
        var name: String
        var cost: Int
    }

    struct Interval: Encodable {
        var since: Nullable<String>
        var before: Nullable<String>

        init(_ interval: VersionInterval) {
            since = Nullable(interval.since?.description)
            before = Nullable(interval.before?.description)
        }
    }

    struct Applies: Encodable {
        var styles: [String]
        var platforms: [String]
        var containers: [String]
        var os: [String: Interval]
        var sdk: Interval
    }

    struct Program: Encodable {
        var file: String
        var role: String
        var expectation: String
        var message: Nullable<String>
        var code: String
        /// The answers, by question, with which this repair is the fitting one.
        var when: [String: String]
    }

    struct SourceItem: Encodable {
        var url: String
        var kind: String
        var date: String
        var mark: String
        var supports: String

        init(_ source: Source, language: Language) {
            url = source.url
            kind = source.kind.rawValue
            date = source.date
            mark = source.mark.rawValue
            supports = source.supports[language]
        }
    }

    var slug: String
    var aliases: [String]
    var area: String
    var otherAreas: [String]
    var title: String
    var summary: String
    var symptom: String
    var cause: String
    var fixSummary: String
    var severity: String
    var messages: [Message]
    var symptoms: [String]
    var applies: Applies
    var sections: Sections
    var fix: Fix
    var check: Nullable<String>
    /// Why no check can see the fault, where there is none.
    var checkReason: Nullable<String>
    var samples: [Program]
    /// Why no program can show the fault, where there is none.
    var samplesReason: Nullable<String>
    var sources: [SourceItem]
    var related: [String]
    /// The code patterns that avoid or repair the fault.
    var patterns: [String]

    init(
        _ entry: Entry, fixClasses: [Identifier<FixClass>: Localized<String>], patterns: [PatternSuggestion],
        language: Language
    ) {
        let prose = entry.prose[language]
        func section(_ section: Prose.Section) -> String { prose.sections[section] ?? "" }
        slug = entry.slug.text
        aliases = entry.aliases.map(\.text)
        area = entry.area.rawValue
        otherAreas = entry.otherAreas.map(\.rawValue)
        title = prose.title
        summary = prose.row.summary
        symptom = prose.row.symptom
        cause = prose.row.cause
        fixSummary = prose.row.fix
        severity = entry.severity.rawValue
        messages = entry.messages.map { Message(kind: $0.kind.rawValue, text: $0.text, likelihood: $0.likelihood) }
        symptoms = entry.symptoms[language]
        applies = Applies(
            styles: entry.applies.styles.map(\.rawValue), platforms: entry.applies.platforms.map(\.rawValue),
            containers: entry.applies.containers.map(\.rawValue),
            os: Dictionary(
                uniqueKeysWithValues: entry.applies.operatingSystems.map { ($0.key.rawValue, Interval($0.value)) }),
            sdk: Interval(entry.applies.sdk))
        sections = Sections(
            whatYouSee: section(.whatYouSee), whyItHappens: section(.whyItHappens), howToTell: section(.howToTell),
            howToFix: section(.howToFix), whenNotTo: section(.whenNotTo))
        fix = Fix(
            fixClass: entry.fix.fixClass.text, name: fixClasses[entry.fix.fixClass]?[language] ?? "",
            cost: entry.fix.cost)
        check = Nullable(entry.check.name)
        checkReason = Nullable(entry.check.reason?[language])
        samplesReason = Nullable(entry.samples.reason?[language])
        samples = entry.samples.programs.map { sample in
            Program(
                file: sample.file, role: sample.role.rawValue, expectation: sample.expectation.name,
                message: Nullable(sample.expectation.message), code: sample.code,
                when: Dictionary(uniqueKeysWithValues: sample.when.map { ($0.key.text, $0.value.text) }))
        }
        sources = entry.sources.map { SourceItem($0, language: language) }
        related = entry.related.map(\.text)
        self.patterns = patterns.map(\.id.text)
    }
}
