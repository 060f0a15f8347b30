import JSONSyntax
import PickerCheck

/// The contract of `check --json`. Columns are bytes of UTF-8 from 1; `start` and `end` of an edit are bytes of the file from 0.
struct JSONReport {
    let report: FindingReport

    var text: String {
        let summary = report.summary
        let document: [String: JSONValue] = [
            "schema": 1,
            "findings": .array(report.findings.map(value)),
            "sdk": ["version": .string(report.sdk.version.description), "assumed": .boolean(report.sdk.isAssumed)],
            "withOtherSDKs": .array(report.elsewhere.map(value)),
            "summary": [
                "files": .integer(summary.files), "pickers": .integer(summary.pickers),
                "resolvedSelections": .integer(summary.resolvedSelections),
                "resolvedTags": .integer(summary.resolvedTags), "tags": .integer(summary.tags),
            ],
            "staleBaseline": .array(
                report.stale.map { ["path": .string($0.path), "slug": .string($0.slug)] }),
        ]
        let reading = JSONReading.members(unreadable: report.unreadable, invalid: report.invalid)
        return JSONValue.object(document.merging(reading) { $1 }).text + "\n"
    }

    private func value(_ finding: Finding) -> JSONValue {
        var members: [String: JSONValue] = [
            "slug": .string(finding.slug.text), "severity": .string(finding.severity.rawValue),
            "path": .string(finding.span.path), "message": .string(finding.message[report.language]),
            "why": .string(report.why(finding)), "fix": .null,
            "sdk": [
                "since": .optional(finding.sdk.since?.description),
                "before": .optional(finding.sdk.before?.description),
            ],
            "fingerprint": .string(report.lines.fingerprint(of: finding).description),
        ]
        members.merge(JSONPlace.members(finding.span.start, finding.span.end)) { _, place in place }
        if let repair = finding.repair {
            members["fix"] = [
                "safe": .boolean(repair.isSafe), "title": .string(repair.title[report.language]),
                "edits": .array(repair.edits.map { value($0, in: finding.span.path) }),
            ]
        }
        return .object(members)
    }

    private func value(_ edit: Edit, in path: String) -> JSONValue {
        var members: [String: JSONValue] = [
            "start": .integer(edit.range.lowerBound), "end": .integer(edit.range.upperBound),
            "replacement": .string(edit.replacement),
        ]
        if let start = report.lines.location(of: edit.range.lowerBound, in: path),
            let end = report.lines.location(of: edit.range.upperBound, in: path)
        {
            members.merge(JSONPlace.members(start, end)) { _, place in place }
        }
        return .object(members)
    }
}

/// Places in the contracts.
enum JSONPlace {
    static func members(_ start: SourceLocation, _ end: SourceLocation) -> [String: JSONValue] {
        [
            "line": .integer(start.line), "column": .integer(start.column), "endLine": .integer(end.line),
            "endColumn": .integer(end.column),
        ]
    }
}
