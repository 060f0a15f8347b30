import JSONSyntax
import PickerCheck
import Rendering

/// What the code says about pickers: the contract of `facts --json`, and a page for people.
package struct FactsDocument {
    private let report: FactsReport
    private let language: Language
    private var sites: [SiteFacts] { report.sites }

    package init(_ report: FactsReport, language: Language) {
        self.report = report
        self.language = language
    }

    /// The contract, with a line end.
    package var json: String {
        let members: [String: JSONValue] = [
            "schema": 1, "sites": .array(sites.map(value)),
            "sdk": ["version": .string(report.sdk.description), "assumed": .boolean(report.isSDKAssumed)],
        ]
        let reading = JSONReading.members(unreadable: report.unreadable, invalid: report.invalid)
        return JSONValue.object(members.merging(reading) { $1 }).text + "\n"
    }

    private func value(_ site: SiteFacts) -> JSONValue {
        var members: [String: JSONValue] = [
            "kind": .string(site.kind.rawValue), "path": .string(site.span.path), "title": .optional(site.title),
            "selection": site.selection.map { .object(Self.members($0)) } ?? .null,
            "initialValue": .optional(site.initialValue), "optionCount": .optional(site.optionCount),
            "tags": .array(
                site.tags.map { tag in
                    .object(Self.members(tag.expression).merging(["implicit": .boolean(tag.isImplicit)]) { $1 })
                }),
            "style": .optional(site.style?.rawValue),
            "containers": .array(site.containers.map { .string($0.rawValue) }),
            "answers": .object(site.answers.mapValues { .string($0) }), "code": Self.value(site.code),
            "findings": .array(site.findings.map(value)), "withOtherSDKs": .array(site.elsewhere.map(value)),
        ]
        members.merge(JSONPlace.members(site.span.start, site.span.end)) { $1 }
        return .object(members)
    }

    /// A finding without its repair, which `check` has.
    private func value(_ finding: Finding) -> JSONValue {
        let members: [String: JSONValue] = [
            "slug": .string(finding.slug.text), "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message[language]),
            "sdk": [
                "since": .optional(finding.sdk.since?.description),
                "before": .optional(finding.sdk.before?.description),
            ],
        ]
        return .object(members.merging(JSONPlace.members(finding.span.start, finding.span.end)) { $1 })
    }

    private static func value(_ code: CodeFacts) -> JSONValue {
        let names = code.names.map { ($0.key.rawValue, JSONValue.string($0.value)) }
        return .object([
            "names": .object(Dictionary(uniqueKeysWithValues: names)),
            "isOptional": code.isOptional.map { .boolean($0) } ?? .null,
            "imports": .array(code.imports.sorted().map { .string($0) }),
            "within": .object(code.within.mapValues { .string($0) }),
            "declaresType": code.declaresType.map { .boolean($0) } ?? .null,
        ])
    }

    private static func members(_ expression: SiteFacts.TypedExpression) -> [String: JSONValue] {
        JSONPlace.members(expression.span.start, expression.span.end)
            .merging(["text": .string(expression.text), "type": .optional(expression.type)]) { $1 }
    }

    /// The page.
    package var lines: [StyledText] {
        guard !sites.isEmpty else { return [StyledText(ReportWords.noSites[language])] }
        return sites.enumerated().flatMap { index, site in (index == 0 ? [] : [StyledText()]) + lines(for: site) }
    }

    private func lines(for site: SiteFacts) -> [StyledText] {
        let place = site.span.start
        var head = StyledText(PlainLine.of("\(site.span.path):\(place.line):\(place.column)"), .strong)
        head += StyledText("  \(site.kind.rawValue)", .muted)
        if let title = site.title { head += "  " + StyledText(PlainLine.of(title), .codeString) }
        var lines = [head]
        func add(_ name: Localized<String>, _ value: StyledText?) {
            guard let value else { return }
            lines.append(StyledText("  \(name[language])  ", .muted) + value)
        }
        add(ReportWords.selection, site.selection.map(text))
        add(ReportWords.initialValue, site.initialValue.map { StyledText(PlainLine.brief($0), .code) })
        add(ReportWords.options, site.optionCount.map { StyledText(String($0)) })
        for tag in site.tags {
            let note = tag.isImplicit ? StyledText("  (\(ReportWords.fromLoop[language]))", .muted) : ""
            add(ReportWords.tags, text(tag.expression) + note)
        }
        add(ReportWords.style, site.style.map { StyledText($0.rawValue, .code) })
        let containers = site.containers.map(\.rawValue).joined(separator: " ‹ ")
        add(ReportWords.containers, containers.isEmpty ? nil : StyledText(containers))
        let answers = site.answers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        add(ReportWords.answers, answers.isEmpty ? nil : StyledText(answers.joined(separator: " "), .code))
        for finding in site.findings {
            let severity = ReportWords.name(of: finding.severity)[language]
            let place = finding.span.start
            add(
                ReportWords.checkFinds,
                StyledText("\(place.line):\(place.column)  \(severity)  ") + StyledText(finding.slug.text, .code))
        }
        return lines
    }

    private func text(_ expression: SiteFacts.TypedExpression) -> StyledText {
        StyledText(PlainLine.brief(expression.text), .code) + StyledText(": ", .muted)
            + StyledText(PlainLine.of(expression.type ?? ReportWords.unknown[language]))
    }
}
