import JSONSyntax
import PickerCheck
import Rendering

/// The checks that there are: the contract of `rules --json`, and a table for people.
package struct RulesDocument {
    private let rules: [CheckRule]
    private let language: Language

    package init(_ rules: [CheckRule], language: Language) {
        self.rules = rules
        self.language = language
    }

    /// The contract, with a line end.
    package var json: String {
        let values = rules.map { rule -> JSONValue in
            let systems = rule.operatingSystems.map { ($0.key.rawValue, Self.value($0.value)) }
            return [
                "slug": .string(rule.slug.text), "severity": .string(rule.severity.rawValue),
                "repair": .string(rule.repair.rawValue), "summary": .string(rule.summary[language]),
                "sdk": Self.value(rule.sdk), "os": .object(Dictionary(uniqueKeysWithValues: systems)),
            ]
        }
        return JSONValue.object(["schema": 1, "rules": .array(values)]).text + "\n"
    }

    /// The names alone, one a line.
    package var names: String { rules.map { $0.slug.text + "\n" }.joined() }

    private static func value(_ interval: VersionInterval) -> JSONValue {
        ["since": .optional(interval.since?.description), "before": .optional(interval.before?.description)]
    }

    /// The releases that a rule is limited to: `Xcode < 16.0, iOS ≥ 15.0`.
    private static func releases(of rule: CheckRule) -> String? {
        let systems = rule.operatingSystems.sorted { $0.key.rawValue < $1.key.rawValue }
        let parts = ([("Xcode", rule.sdk)] + systems.map { ($0.key.rawValue, $0.value) }).flatMap { name, interval in
            [interval.since.map { "\(name) ≥ \($0)" }, interval.before.map { "\(name) < \($0)" }].compactMap { $0 }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The table's lines.
    package func lines(width: Int) -> [StyledText] {
        let name = rules.map(\.slug.text.count).max() ?? 0
        let severity = Severity.allCases.map { StyledText(ReportWords.name(of: $0)[language]).columns }.max() ?? 0
        let repair =
            CheckRule.RepairKind.allCases.map { StyledText(ReportWords.name(of: $0)[language]).columns }.max() ?? 0
        return rules.flatMap { rule -> [StyledText] in
            let start =
                StyledText(rule.slug.text, .slug).padded(to: name + 2)
                + StyledText(ReportWords.name(of: rule.severity)[language]).padded(to: severity + 2)
            let kind = StyledText(ReportWords.name(of: rule.repair)[language], .muted)
            let releases = Self.releases(of: rule).map { StyledText("  \($0)", .muted) } ?? StyledText()
            let summary = StyledText(rule.summary[language]) + releases
            // Beside the name where there is room, below it elsewhere.
            let head = start + kind.padded(to: repair + 2)
            if head.columns + summary.columns <= width { return [head + summary] }
            return [start + kind] + LineWrapper(width: width, firstPrefix: "    ", prefix: "    ").wrap(summary)
        }
    }
}
