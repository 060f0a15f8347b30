import EvaluationReport
import Foundation
import SampleJudging
import Samples
import Testing

/// Whatever is done to a tag of a repair, the evaluator notices.
@Suite struct MutationTests {
    static let kinds = ["deleted", "retyped", "wrapped"]

    /// What became of a sample's mutants.
    struct Tally: Sendable {
        var killed: [String] = []
        /// Mutants in which every option has the same tag of the selection's type as before, by the rules of tags.
        var equivalent: [String] = []
        var survived: [String] = []
        /// Tags on options that are never shown.
        var unreached: [String] = []
    }

    @Test func everyMutantOfARepairIsNoticed() throws {
        let samples = try Project.samples().filter { sample in
            let file = sample.path.split(separator: "/").last ?? ""
            return SampleVerifier.areasThatRun.contains(sample.area) && file.hasPrefix("After")
                && RunnableSample.tagCount(sample) > 0
        }
        let runnable = try samples.enumerated().map { number, sample in
            try #require(
                RunnableSample(sample, name: "Mutable\(number)", isMutable: true), "\(sample.name) has no view")
        }
        let program = try SampleProgram(
            runnable, standIn: try Project.standIn(), variant: .since,
            folder: Project.root.appending(path: ".build/evaluation/mutants"))
        #expect(program.refused.isEmpty, "\(program.refused)")
        let tallies = try Workers.map(Array(program.samples.indices)) { try Self.tally(program, $0) }
        let killed = tallies.flatMap(\.killed)
        print("Mutants: \(killed.count) noticed, \(tallies.flatMap(\.equivalent).count) equivalent")
        #expect(tallies.flatMap(\.survived) == [])
        #expect(tallies.flatMap(\.unreached) == [])
        #expect(killed.count > 100)
    }

    private static func tally(_ program: SampleProgram, _ number: Int) throws -> Tally {
        let sample = program.samples[number].sample
        let original = try program.report(number)
        let sites = 0..<RunnableSample.tagCount(sample)
        let mutations = sites.flatMap { site in kinds.map { "\(site):\($0)" } }
        let reports = try program.reports(number, mutations: mutations)
        var tally = Tally()
        for (mutation, report) in zip(mutations, reports) {
            let name = "\(sample.name) \(mutation)"
            if mutation.hasSuffix("retyped"), allTags(report) == allTags(original) {
                tally.unreached.append(name)
            } else if report.outcome != .works {
                tally.killed.append(name)
            } else if effectiveTags(report) == effectiveTags(original) {
                tally.equivalent.append(name)
            } else {
                tally.survived.append(name)
            }
        }
        return tally
    }

    /// The tags that decide, step by step: those of the selection's type.
    private static func effectiveTags(_ report: SampleReport) -> [[String]] {
        report.steps.map { step in
            step.pickers.flatMap { picker in
                picker.options.map { option in
                    option.tags.first { $0.type == picker.selectionType }.map(\.value) ?? "none"
                }
            }
        }
    }

    private static func allTags(_ report: SampleReport) -> [[String]] {
        report.steps.map { $0.pickers.flatMap { $0.options.flatMap { $0.tags.map { "\($0.type) \($0.value)" } } } }
    }
}
