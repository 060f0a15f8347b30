import Testing

@testable import PickerCheck

/// What comments switch off, and what is said about those that do nothing.
struct SuppressionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// A file in which `BAD` is a fault of `tag-type-mismatch` and `TWICE` one of `duplicate-tag`.
        var source: String
        /// The words of the faults that are left.
        var left: [String] = []
        /// The beginnings of what is said about comments.
        var said: [String] = []
        var only: [String] = []

        var testDescription: String { source }
    }

    static let cases = [
        Case(source: "BAD", left: ["BAD"]),
        Case(source: "// picker-doctor:disable tag-type-mismatch\nBAD"),
        Case(source: "BAD\n// picker-doctor:disable tag-type-mismatch\nBAD2", left: ["BAD"]),
        Case(
            source: "// picker-doctor:disable tag-type-mismatch\nBAD\n// picker-doctor:enable tag-type-mismatch\nBAD2",
            left: ["BAD2"]),
        Case(source: "// picker-doctor:disable all\nBAD TWICE\n// picker-doctor:enable all\nBAD2", left: ["BAD2"]),
        Case(
            source: "// picker-doctor:disable all\nBAD\n// picker-doctor:enable duplicate-tag\nBAD2 TWICE",
            left: ["TWICE"]),
        Case(source: "BAD // picker-doctor:disable:this tag-type-mismatch\nBAD2", left: ["BAD2"]),
        Case(source: "// picker-doctor:disable:next tag-type-mismatch\nBAD\nBAD2", left: ["BAD2"]),
        Case(
            source: "/* picker-doctor:disable:next\ntag-type-mismatch */\nBAD", left: ["BAD"],
            said: ["The comment names"]),
        Case(source: "/* picker-doctor:disable:next tag-type-mismatch\nbecause */\r\nBAD"),
        Case(source: "BAD\n// picker-doctor:disable:previous tag-type-mismatch\nBAD2", left: ["BAD2"]),
        Case(source: "BAD\nTWICE\n// picker-doctor:disable:file tag-type-mismatch", left: ["TWICE"]),
        Case(source: "// picker-doctor:disable:next tag-type-mismatch duplicate-tag - see #12\nBAD TWICE"),
        Case(source: "// picker-doctor:disable:next tag-type-mismatch, duplicate-tag — 稍后再改\nBAD TWICE"),
        Case(source: "// picker-doctor：disable：next tag-type-mismatch，duplicate-tag\nBAD TWICE"),
        Case(
            source: "// picker-doctor:disable:next tag-type-mismatch duplicate-tag\nBAD",
            said: ["The check “duplicate-tag” finds nothing here"]),
        Case(
            source: "// picker-doctor:disable:next tag-type-mismatch\nTWICE", left: ["TWICE"],
            said: ["The check “tag-type-mismatch” finds nothing here"]),
        Case(source: "// picker-doctor:disable:file all", said: ["No check finds anything here"]),
        Case(source: "// picker-doctor:disable:file all", only: ["duplicate-tag", "superfluous-disable-comment"]),
        Case(
            source: "// picker-doctor:disable duplicate-tag",
            only: ["tag-type-mismatch", "superfluous-disable-comment"]),
        Case(source: "// picker-doctor:disable nonsense", only: ["tag-type-mismatch"]),
        Case(
            source: "// picker-doctor:disable nonsense Tag",
            said: ["There is no check named “nonsense”", "There is no check named “Tag”"]),
        Case(source: "// picker-doctor:enable duplicate-tag", said: ["The check “duplicate-tag” is not switched off"]),
        Case(source: "// picker-doctor:enable all", said: ["No check is switched off"]),
        Case(source: "// picker-doctor:disabel all", said: ["“disabel” is no order"]),
        Case(source: "// picker-doctor:disable:here all", said: ["“disable:here” is no order"]),
        Case(source: "// picker-doctor:disable", said: ["The comment names no check"]),
        Case(source: "// picker-doctor:disable - why", said: ["The comment names no check"]),
        Case(source: "// picker-doctor: disable:next all\nBAD"),
        Case(source: "// picker-doctor: all", said: ["“all” is no order"]),
        Case(source: "let a = \"// picker-doctor:disable all\" + BAD", left: ["BAD"]),
        Case(source: "// Write picker-doctor:disable all to switch it off\nBAD", left: ["BAD"]),
        Case(source: "// picker-doctor is a tool\nBAD", left: ["BAD"]),
        Case(source: "/// picker-doctor:disable:next all\nBAD"), Case(source: "//picker-doctor:disable:next all\nBAD"),
        Case(
            source: "// picker-doctor:disable:file superfluous-disable-comment\n// picker-doctor:disable duplicate-tag"),
        Case(
            source: "// picker-doctor:disable:file all\nBAD\n// picker-doctor:disable nonsense",
            said: ["There is no check named “nonsense”"]),
    ]

    @Test(arguments: cases)
    func switchesOff(test: Case) throws {
        var findings: [Finding] = []
        for (slug, words) in [(Made.tags, ["BAD", "BAD2"]), (Made.duplicates, ["TWICE"])] {
            for word in words where test.source.contains(word) {
                // The first one would be found again inside of the second.
                let isOnlySecond = word == "BAD" && !test.source.replacing("BAD2", with: "").contains("BAD")
                if !isOnlySecond { findings.append(try Made.finding(slug, at: word, in: test.source)) }
            }
        }
        let rules = Made.rules([Made.tags, Made.duplicates])
        let options = CheckOptions(only: Set(test.only.map(Made.slug)))
        let found = findings
        let check = ProjectCheck(options: options, severities: [:], rules: rules) { _, _ in
            CheckReport(findings: found, summary: CheckSummary())
        }
        let report = check.check([("A.swift", Array(test.source.utf8))])
        let (comments, faults) = (
            report.findings.filter { $0.slug == SuperfluousComment.slug },
            report.findings.filter { $0.slug != SuperfluousComment.slug }
        )
        #expect(Set(faults.map { $0.message.english }) == Set(test.left.map { "\($0) is wrong" }))
        #expect(comments.count == test.said.count)
        for (comment, start) in zip(comments, test.said) {
            #expect(comment.message.english.hasPrefix(start), "\(comment.message.english)")
            #expect(comment.severity == .warning)
            #expect(!comment.message.chinese.isEmpty)
        }
        #expect(report.findings == report.findings.sorted { $0.span.start < $1.span.start })
    }

    @Test("Severities are the project's own")
    func severities() throws {
        let finding = try Made.finding(at: "BAD", in: "BAD")
        let check = ProjectCheck(
            options: CheckOptions(), severities: [Made.tags: .advice], rules: Made.rules([Made.tags])
        ) { _, _ in CheckReport(findings: [finding], summary: CheckSummary()) }
        #expect(check.check([("A.swift", Array("BAD".utf8))]).findings.map(\.severity) == [.advice])
    }
}
