import Testing

@testable import PickerCheck

/// What is left of a comment that switches off nothing.
struct CommentRepairTests {
    /// A file in which `BAD` is a fault of `tag-type-mismatch`, and the file after its safe repairs; nil where a person decides.
    static let cases: [(before: String, after: String?)] = [
        ("let a = 1\n// picker-doctor:disable duplicate-tag\nlet b = 2\n", "let a = 1\nlet b = 2\n"),
        ("\t// picker-doctor:disable:next duplicate-tag - later\r\nlet b = 2\r\n", "let b = 2\r\n"),
        ("let a = 1\n// picker-doctor:disable:file all", "let a = 1\n"),
        ("let a = 1  // picker-doctor:disable:this duplicate-tag\nlet b = 2", "let a = 1\nlet b = 2"),
        ("/* picker-doctor:disable:this duplicate-tag */ let a = 1", "let a = 1"),
        ("let a /* picker-doctor:disable:this duplicate-tag */ = 1", "let a = 1"),
        ("let/* picker-doctor:disable:this duplicate-tag */a = 1", "let a = 1"),
        ("/* picker-doctor:disable:this duplicate-tag\n because */\nlet a = 1", "let a = 1"),
        ("// picker-doctor:enable duplicate-tag\nlet a = 1", "let a = 1"),
        // Of several names those go that do nothing.
        (
            "BAD // picker-doctor:disable:this duplicate-tag tag-type-mismatch - why",
            "BAD // picker-doctor:disable:this tag-type-mismatch - why"
        ),
        (
            "BAD // picker-doctor:disable:this tag-type-mismatch, duplicate-tag",
            "BAD // picker-doctor:disable:this tag-type-mismatch"
        ),
        ("// picker-doctor:disable:file duplicate-tag nonsense\n", "// picker-doctor:disable:file nonsense\n"),
        // Two comments, two repairs in one run.
        ("// picker-doctor:disable duplicate-tag\n// picker-doctor:disable:file all\nlet a = 1", "let a = 1"),
        // Nobody knows what these were to say; this one holds two statements apart.
        ("// picker-doctor:disable:this nonsense\nlet a = 1", nil), ("// picker-doctor:enables all\nlet a = 1", nil),
        ("let a = 1 /* picker-doctor:disable:this duplicate-tag\n*/ let b = 2", nil),
    ]

    private func findings(_ text: String) throws -> [Finding] {
        let bad = text.contains("BAD") ? [try Made.finding(at: "BAD", in: text)] : []
        return ProjectCheck(options: CheckOptions(), severities: [:], rules: Made.rules([Made.tags, Made.duplicates])) {
            _, _ in CheckReport(findings: bad, summary: CheckSummary())
        }.check([("A.swift", Array(text.utf8))]).findings
    }

    @Test(arguments: cases) func onlyWhatDoesNothingGoes(before: String, after: String?) throws {
        let found = try findings(before)
        #expect(!found.isEmpty && found.allSatisfy { $0.slug == SuperfluousComment.slug })
        let plan = RepairPlan(for: found, size: before.utf8.count)
        let repaired = String(decoding: plan.applied(to: Array(before.utf8)), as: UTF8.self)
        #expect(repaired == after ?? before)
        guard after != nil else { return }
        #expect(plan.postponed.isEmpty)
        let left = try findings(repaired)
        #expect(RepairPlan(for: left, size: repaired.utf8.count).edits.isEmpty)
        #expect(left.allSatisfy { $0.message.english.contains("nonsense") })
    }
}
