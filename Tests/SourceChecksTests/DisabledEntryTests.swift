import Findings
import KnowledgeModel
import PickerCheck
import SourceChecks
import Testing

/// Every check can be switched off by every comment, and by none that names another check.
@Suite struct DisabledEntryTests {
    /// A finding without its place in the bytes, which a comment moves.
    struct Seen: Hashable, CustomStringConvertible {
        var slug: Slug
        var severity: Severity
        var line: Int
        var column: Int
        var message: String

        init(_ finding: Finding, line: Int? = nil) {
            (slug, severity, message) = (finding.slug, finding.severity, finding.message.english)
            self.line = line ?? finding.span.start.line
            column = finding.span.start.column
        }

        var description: String { "\(line):\(column) \(severity) \(slug)" }
    }

    private func findings(_ text: String, _ checked: CheckedEntry) -> [Finding] {
        ProjectCheck(options: checked.options).check([("Sample.swift", Array(text.utf8))]).findings
    }

    /// The samples' findings, and their texts under a comment of each form about each line with a finding.
    private func commented(
        _ checked: CheckedEntry, naming slug: Slug
    ) -> [(sample: String, plain: [Finding], commented: CommentedSample)] {
        checked.samples("Before").flatMap { sample in
            let plain = findings(sample.text, checked)
            return Set(plain.flatMap { [$0.span] + $0.others }.map(\.start.line)).sorted().flatMap { line in
                CommentedSample.Form.allCases.map { form in
                    (sample.text, plain, CommentedSample(sample.text, form, slug: slug, line: line))
                }
            }
        }
    }

    /// A finding about several rows loses those that the comment is about, and speaks of the first that is left.
    private static func rest(of finding: Finding, under commented: CommentedSample) -> Seen? {
        let left = ([finding.span] + finding.others).filter { !commented.concerns($0.start.line) }
        guard let first = left.first else { return nil }
        var rest = finding
        (rest.span, rest.others) = (first, Array(left.dropFirst()))
        return Seen(rest, line: commented.moved(first.start.line))
    }

    @Test(arguments: CheckedEntry.all) func aCommentSilencesItsCheckThereAndChangesNothingElse(_ checked: CheckedEntry)
    {
        for (_, plain, commented) in commented(checked, naming: checked.entry.slug) {
            let left = plain.compactMap { Self.rest(of: $0, under: commented) }
            #expect(left != plain.map { Seen($0, line: commented.moved($0.span.start.line)) })
            #expect(findings(commented.text, checked).map { Seen($0) } == left, "\(commented.text)")
        }
    }

    /// The comment is superfluous, and its repair gives the sample back.
    @Test(arguments: CheckedEntry.all) func aCommentAboutAnotherCheckSilencesNothing(_ checked: CheckedEntry) throws {
        let all = CheckedEntry.all.map(\.entry.slug)
        let index = try #require(all.firstIndex(of: checked.entry.slug))
        for (sample, plain, commented) in commented(checked, naming: all[(index + 1) % all.count]) {
            let found = findings(commented.text, checked)
            let others = found.filter { $0.slug != SuperfluousComment.slug }
            let moved = plain.map { Seen($0, line: commented.moved($0.span.start.line)) }
            #expect(others.map { Seen($0) } == moved, "\(commented.text)")
            let superfluous = found.filter { $0.slug == SuperfluousComment.slug }
            #expect(superfluous.map(\.span.start.line) == [commented.commentLine], "\(commented.text)")
            let plan = RepairPlan(for: superfluous, size: commented.text.utf8.count)
            let repaired = plan.applied(to: Array(commented.text.utf8))
            #expect(String(decoding: repaired, as: UTF8.self) == sample)
        }
    }
}
