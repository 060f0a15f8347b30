import Findings
import KnowledgeModel
import PickerCheck
import SampleJudging
import Samples
import SourceChecks
import Testing

/// What repairs make of code: safe ones the repaired sample, byte for byte; suggestions code that compiles without the fault.
@Suite struct EntryRepairTests {
    static let all = RepairSample.ofEntries + RepairSample.others

    @Test func everyCheckThatRepairsIsShown() {
        let fixable = Set(CheckCatalogue.all.filter { $0.repair == .fixable }.map { $0.slug.text })
        #expect(Set(Self.all.map(\.slug)) == fixable)
        // Nothing is shown elsewhere that the entry's own sample could show.
        #expect(Set(RepairSample.ofEntries.map(\.slug)).isDisjoint(with: RepairSample.others.map(\.slug)))
    }

    @Test(arguments: all) func aSafeRepairGivesTheRepairedSampleAndHasNothingLeftToDo(_ sample: RepairSample) {
        let found = CheckedEntry.findings(sample.before, sample.options)
        #expect(Set(found.map(\.slug.text)) == [sample.slug])
        let repaired = RepairSample.repaired(sample.before, sample.options)
        #expect(repaired == sample.after)
        let left = CheckedEntry.findings(repaired, sample.options)
        #expect(left.isEmpty, "\(left.map(\.testDescription))")
        #expect(RepairSample.repaired(repaired, sample.options) == repaired)
    }

    /// A suggestion by itself: which finding of which sample it is about, and what it makes of the sample.
    struct Suggestion: CustomTestStringConvertible {
        var slug: Slug
        var line: Int
        var text: String
        var options: CheckOptions

        var testDescription: String { "\(slug):\(line)" }

        static let all: [Suggestion] = CheckedEntry.all.flatMap { checked in
            checked.samples("Before").flatMap { sample in
                CheckedEntry.findings(sample.text, checked.options).compactMap { finding -> Suggestion? in
                    guard var repair = finding.repair, !repair.isSafe else { return nil }
                    repair.isSafe = true
                    var chosen = finding
                    chosen.repair = repair
                    let plan = RepairPlan(for: [chosen], size: sample.text.utf8.count)
                    let text = String(decoding: plan.applied(to: Array(sample.text.utf8)), as: UTF8.self)
                    return Suggestion(
                        slug: finding.slug, line: finding.span.start.line, text: text, options: checked.options)
                }
            }
        }
    }

    @Test func everyCheckThatSuggestsIsShown() {
        let suggesting = Set(CheckCatalogue.all.filter { $0.repair == .suggestion }.map { $0.slug })
        #expect(suggesting.subtracting(Suggestion.all.map(\.slug)) == [])
    }

    /// Where the entry's own repair is one edit away, the suggestion makes it.
    @Test func aMissingValueIsUnwrappedAsTheEntryDoes() throws {
        let checked = try #require(
            CheckedEntry.all.first { $0.entry.slug.text == "optional-tag-under-plain-selection" })
        let after = try #require(checked.samples("After").first?.text)
        let suggestion = try #require(Suggestion.all.first { $0.slug == checked.entry.slug })
        #expect(RepairSample.body(suggestion.text) == RepairSample.body(after))
    }

    @Test(arguments: Suggestion.all) func aSuggestionByItselfEndsItsFinding(_ suggestion: Suggestion) {
        let left = CheckedEntry.findings(suggestion.text, suggestion.options)
        #expect(!left.contains { $0.slug == suggestion.slug && $0.span.start.line == suggestion.line })
        // Nor does it make another fault.
        #expect(Set(left.map(\.slug)).isSubset(of: [suggestion.slug]), "\(left.map(\.testDescription))")
    }

    @Test(arguments: StandIn.Variant.allCases) func whatRepairsMakeCompiles(_ variant: StandIn.Variant) throws {
        let repaired = Self.all.map { SampleFile(path: "safe/\($0.slug)", text: $0.after) }
        let suggested = Suggestion.all.map { SampleFile(path: "suggested/\($0.slug)/\($0.line)", text: $0.text) }
        let judge = SampleJudge(standIn: try Project.standIn(), variant: variant)
        let breaches = try judge.breaches(of: repaired + suggested)
        #expect(breaches.isEmpty, "\(breaches)")
    }
}
