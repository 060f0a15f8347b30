import EvaluationReport
import Foundation
import KnowledgeFormat
import KnowledgeModel
import Patterns

/// Judges the code of patterns over every combination of their values: the compiler with both SDKs, then the evaluator.
package struct PatternVerifier: Sendable {
    /// What came out.
    package struct Verdict: Sendable {
        package var issues: [FormatIssue] = []
        /// The number of programs that the compiler judged.
        package var compiled = 0
        /// The number of programs that ran and showed a picker.
        package var run = 0
    }

    /// A program of a pattern, as a file to be judged.
    package struct Program: Sendable {
        package var pattern: Pattern
        package var program: PatternCombinations.Program
        package var file: SampleFile
        /// The SDK that it is for: code for an older one is judged with the older one too.
        package var variants: [StandIn.Variant]
    }

    /// More programs than this are judged in several calls of the compiler.
    private static let sizeOfOneCall = 250

    package let programs: [Program]
    private let root: URL
    private var issues: [FormatIssue] = []

    /// - Parameters:
    ///   - root: the folder in which `Tests/StandIn` lies.
    ///   - patterns: the patterns to judge.
    package init(root: URL, patterns: [Pattern]) {
        self.root = root
        var programs: [Program] = []
        for pattern in patterns {
            // A template that cannot be read has its issue already.
            let made = (try? PatternCombinations(pattern).programs) ?? []
            if made.isEmpty { issues.append(Self.issue(pattern, .noPrograms)) }
            programs += made.enumerated().map { Self.program($1, number: $0, of: pattern) }
        }
        self.programs = programs
    }

    private static func program(
        _ program: PatternCombinations.Program, number: Int, of pattern: Pattern
    ) -> Program {
        let isOld = program.facts.sdk.map { $0 < .includeOptionalSDK } ?? false
        let file = SampleFile(path: "Patterns/\(pattern.id)/\(number)", text: "// work\n" + program.code.code)
        return Program(pattern: pattern, program: program, file: file, variants: isOld ? [.before, .since] : [.since])
    }

    /// Builds the stand-in, if anything changed, and judges.
    ///
    /// - Throws: `StandIn.Failure`, `SampleProgram.CannotBuild`, or when the compiler cannot be started.
    package func verdict() throws -> Verdict {
        var verdict = Verdict(issues: issues)
        guard !programs.isEmpty else { return verdict }
        let standIn = try StandIn.make(root: root)
        verdict.compiled = programs.count
        let folder = FileManager.default.temporaryDirectory.appending(path: "patterns-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var refused: Set<String> = []
        for variant in StandIn.Variant.allCases {
            let own = programs.filter { $0.variants.contains(variant) }
            for batch in Self.batches(of: own) {
                let judge = SampleJudge(standIn: standIn, variant: variant)
                for breach in try judge.breaches(of: batch.map(\.file)) {
                    guard let program = batch.first(where: { $0.file.path == breach.sample.path }) else { continue }
                    refused.insert(breach.sample.path)
                    verdict.issues.append(Self.issue(program, variant, breach))
                }
            }
        }
        let sound = programs.filter { !refused.contains($0.file.path) && $0.pattern.execution == .pickers }
        for variant in StandIn.Variant.allCases {
            let own = sound.filter { $0.variants[0] == variant }
            for (number, batch) in Self.batches(of: own).enumerated() {
                let evaluations = try Evaluations(
                    of: batch.map(\.file), standIn: standIn, variant: variant,
                    folder: folder.appending(path: "\(variant.rawValue)-\(number)"))
                Self.judge(evaluations, of: batch, variant, &verdict)
            }
        }
        verdict.issues = Self.firstOfEachPattern(verdict.issues)
        return verdict
    }

    private static func batches(of programs: [Program]) -> [[Program]] {
        stride(from: 0, to: programs.count, by: sizeOfOneCall).map {
            Array(programs[$0..<min($0 + sizeOfOneCall, programs.count)])
        }
    }

    private static func judge(
        _ evaluations: Evaluations, of programs: [Program], _ variant: StandIn.Variant, _ verdict: inout Verdict
    ) {
        for program in programs {
            let mine = evaluations.all.filter { $0.sample.path == program.file.path }
            let found: String? =
                mine.isEmpty
                ? evaluations.refused.first { $0.key.path == program.file.path }?.value.first?.message ?? "no view"
                : mine.lazy.compactMap { Self.fault(in: $0.report, of: program.program) }.first
            if mine.contains(where: { $0.report.outcome != .noPicker }) { verdict.run += 1 }
            guard let found else { continue }
            let reading = reading(variant, platform: nil)
            verdict.issues.append(
                issue(program.pattern, .misbehaves(facts: program.program.name, reading, found: found)))
        }
    }

    /// What a run shows that it should not: every option is chosen once, and with an optional selection nil is.
    package static func fault(in report: SampleReport, of program: PatternCombinations.Program) -> String? {
        guard report.outcome == .works else { return report.outcome.description }
        let choices = report.steps.filter { if case .choose = $0.action { true } else { false } }
        guard choices.count > 1 else { return "\(choices.count) options" }
        let values = Set(choices.compactMap(\.after))
        guard values.count > 1 else { return "every choice is \(values.first ?? "none")" }
        if program.code.values[.optional] == PatternParameter.optionalValue, !values.contains("nil") {
            return "nil cannot be chosen"
        }
        return nil
    }

    // MARK: Issues

    /// One issue a pattern for each kind: what is wrong in many programs is said once.
    private static func firstOfEachPattern(_ issues: [FormatIssue]) -> [FormatIssue] {
        var seen: Set<String> = []
        return issues.filter { issue in
            if case .template(.misbehaves) = issue.problem { return seen.insert("run " + issue.place.file).inserted }
            return seen.insert("compile " + issue.place.file).inserted
        }.sorted { $0.place < $1.place }
    }

    private static func reading(_ variant: StandIn.Variant, platform: String?) -> JudgementProblem.Reading {
        JudgementProblem.Reading(sdk: variant == .before ? .older : .newer, platform: platform)
    }

    private static func issue(
        _ program: Program, _ variant: StandIn.Variant, _ breach: SampleJudge.Breach
    ) -> FormatIssue {
        let error = breach.errors.first
        let line = error?.line.flatMap { number -> String? in
            let lines = breach.sample.text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
        }
        let message = [error?.message, line?.trimmingCharacters(in: .whitespaces)].compactMap { $0 }
        return issue(
            program.pattern,
            .refused(
                facts: program.program.name, reading(variant, platform: breach.sample.platform),
                message: message.joined(separator: ", in: ")))
    }

    private static func issue(_ pattern: Pattern, _ problem: TemplateProblem) -> FormatIssue {
        FormatIssue(
            place: FormatIssue.Place(file: "Patterns/\(pattern.id)/Pattern.swift"), problem: .template(problem))
    }
}
