import JSONSyntax
import PickerCheck

/// SARIF 2.1.0 (<https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>).
///
/// Columns count UTF-16 units, as `columnKind` says. A fingerprint holds when lines move, so that code hosts know an old
/// result again; equal ones of a file are numbered.
struct SARIFReport {
    let report: FindingReport

    private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private static let fingerprintName = "pickerDoctorLine/v1"

    var text: String {
        let rules = self.rules
        let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.slug, $0) })
        var seen: [String: Int] = [:]
        let results = report.findings.map { finding -> JSONValue in
            let fingerprint = report.lines.fingerprint(of: finding).description
            let number = seen[finding.span.path + "\n" + fingerprint, default: 0]
            seen[finding.span.path + "\n" + fingerprint] = number + 1
            return result(finding, rule: indices[finding.slug] ?? 0, fingerprint: "\(fingerprint):\(number)")
        }
        let run: JSONValue = [
            "tool": [
                "driver": [
                    "name": "picker-doctor", "version": .string(report.version), "rules": .array(rules.map(value)),
                ]
            ],
            "columnKind": "utf16CodeUnits",
            "language": .string(report.language == .chinese ? "zh-CN" : "en"),
            "invocations": [
                [
                    "executionSuccessful": .boolean(report.unreadable.isEmpty),
                    "toolExecutionNotifications": .array(notifications),
                ]
            ],
            "results": .array(results),
        ]
        return JSONValue.object(["$schema": .string(Self.schema), "version": "2.1.0", "runs": [run]]).text + "\n"
    }

    /// What is said beside the results: what was not read, and what depends on the SDK.
    private var notifications: [JSONValue] {
        let language = report.language
        func notification(_ level: String, _ text: String, at path: String? = nil, line: Int? = nil) -> JSONValue {
            var members: [String: JSONValue] = ["level": .string(level), "message": ["text": .string(text)]]
            if let path {
                var place: [String: JSONValue] = ["artifactLocation": Self.artifact(path)]
                if let line { place["region"] = ["startLine": .integer(line)] }
                members["locations"] = [["physicalLocation": .object(place)]]
            }
            return .object(members)
        }
        return report.unreadable.map {
            notification(
                "error", ReadingWords.unread($0.path, $0.reason)[language].plainText, at: $0.path, line: $0.reason.line)
        }
            + report.invalid.map {
                notification(
                    "warning", ReadingWords.invalid($0)[language].plainText, at: $0.path, line: $0.start.line)
            } + report.remarks.dropFirst().map { notification("note", $0) }
    }

    /// The checks, and after them those that only the findings know.
    private var rules: [CheckRule] {
        var rules = report.rules
        var known = Set(rules.map(\.slug))
        for finding in report.findings where known.insert(finding.slug).inserted {
            rules.append(CheckRule(slug: finding.slug, severity: finding.severity, summary: finding.message))
        }
        return rules
    }

    private func value(_ rule: CheckRule) -> JSONValue {
        [
            "id": .string(rule.slug.text), "shortDescription": ["text": .string(rule.summary[report.language])],
            "defaultConfiguration": ["level": .string(Self.level(of: rule.severity))],
        ]
    }

    private func result(_ finding: Finding, rule: Int, fingerprint: String) -> JSONValue {
        let path = finding.span.path
        let text = finding.message[report.language] + "\n" + report.why(finding)
        var members: [String: JSONValue] = [
            "ruleId": .string(finding.slug.text), "ruleIndex": .integer(rule),
            "level": .string(Self.level(of: finding.severity)), "message": ["text": .string(text)],
            "locations": [
                [
                    "physicalLocation": [
                        "artifactLocation": Self.artifact(path),
                        "region": region(finding.span.start, finding.span.end, in: path),
                    ]
                ]
            ],
            "partialFingerprints": .object([Self.fingerprintName: .string(fingerprint)]),
        ]
        if let repair = finding.repair, let replacements = replacements(of: repair.edits, in: path) {
            members["fixes"] = [
                [
                    "description": ["text": .string(repair.title[report.language])],
                    "artifactChanges": [
                        ["artifactLocation": Self.artifact(path), "replacements": .array(replacements)]
                    ],
                ]
            ]
        }
        return .object(members)
    }

    /// The edits; nil where the text that they belong to is not at hand.
    private func replacements(of edits: [Edit], in path: String) -> [JSONValue]? {
        var replacements: [JSONValue] = []
        for edit in edits {
            guard let start = report.lines.location(of: edit.range.lowerBound, in: path),
                let end = report.lines.location(of: edit.range.upperBound, in: path)
            else { return nil }
            replacements.append([
                "deletedRegion": region(start, end, in: path), "insertedContent": ["text": .string(edit.replacement)],
            ])
        }
        return replacements
    }

    private func region(_ start: SourceLocation, _ end: SourceLocation, in path: String) -> JSONValue {
        [
            "startLine": .integer(start.line), "startColumn": .integer(report.column(of: start, in: path)),
            "endLine": .integer(end.line), "endColumn": .integer(report.column(of: end, in: path)),
        ]
    }

    private static func level(of severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "note"
        }
    }

    /// A path as a URI reference: from the source root where it is not absolute.
    private static func artifact(_ path: String) -> JSONValue {
        let uri = path.utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
        return path.hasPrefix("/")
            ? ["uri": .string("file://" + uri)] : ["uri": .string(uri), "uriBaseId": "%SRCROOT%"]
    }
}
