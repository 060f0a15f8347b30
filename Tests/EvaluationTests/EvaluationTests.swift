import EvaluationReport
import Samples
import Testing

/// The evaluator's judgement on every sample of the knowledge base that shows a view.
@Suite struct EvaluationTests {
    /// Areas whose faults are all of selection, tags and options: every sample of them is run.
    static let areas: Set<String> = ["selection", "options"]

    @Test func everySampleDoesWhatItsFirstLineSays() throws {
        let evaluations = try Evaluations.since.get()
        let oldFaults = try Evaluations.oldFaults()
        #expect(evaluations.all.count > 100)
        for (name, errors) in evaluations.refused { Issue.record("\(name) does not run: \(errors)") }
        for evaluation in evaluations.all {
            let isOld = oldFaults.contains(Evaluations.slug(of: evaluation.sample))
            Self.check(evaluation, declared: isOld ? [] : evaluation.sample.declaredFaults ?? [])
        }
    }

    /// A fault of older SDKs misbehaves there, and its repair works there too.
    @Test func faultsOfTheOlderSDKShowThere() throws {
        let evaluations = try Evaluations.before.get()
        #expect(!evaluations.all.isEmpty)
        #expect(evaluations.refused.isEmpty && evaluations.withoutView.isEmpty)
        for evaluation in evaluations.all {
            Self.check(evaluation, declared: evaluation.sample.declaredFaults ?? [])
        }
    }

    @Test func everySampleOfSelectionAndOptionsShowsAPicker() throws {
        let evaluations = try Evaluations.since.get()
        for (name, reason) in evaluations.withoutView where Self.areas.contains(String(name.prefix { $0 != "/" })) {
            Issue.record("\(name) is not run: \(reason)")
        }
        let own = evaluations.all.filter { Self.areas.contains(Evaluations.area(of: $0.sample)) }
        #expect(own.count > 90)
        for evaluation in own { #expect(evaluation.report.outcome != .noPicker, "\(evaluation.sample.name)") }
        #expect(own.count { $0.sample.declaredFaults?.isEmpty == false } >= 20)
    }

    /// A fault that the evaluator sees is named in the first line, and what is named is seen; everything else works.
    static func check(_ evaluation: Evaluations.Evaluation, declared: Set<Fault>) {
        let outcome = evaluation.report.outcome
        switch outcome {
        case .misbehaves(let faults): if faults == declared { return }
        case .works, .noPicker: if declared.isEmpty { return }
        case .undefined: break
        }
        let wanted = declared.isEmpty ? "works" : "\(SampleReport.Outcome.misbehaves(declared))"
        Issue.record(
            "\(evaluation.sample.name) is to do this: \(wanted); it does this: \(outcome)\n\(Self.trace(evaluation.report))"
        )
    }

    /// The steps that show something, for whoever has to find out why.
    static func trace(_ report: SampleReport) -> String {
        var lines = report.steps.filter { !$0.faults.isEmpty || $0.undefined != nil }.map { step in
            let choice = step.before.map { ": \($0) became \(step.after ?? "")" } ?? ""
            let faults = step.faults.sorted().map(\.rawValue).joined(separator: ", ")
            let console = step.console.map { "\n    \($0.text)" }.joined()
            return "  \(step.action)\(choice): \(faults)\(step.undefined ?? "")\(console)"
        }
        if let action = report.crashedIn { lines.append("  \(action): crash") }
        return lines.joined(separator: "\n")
    }
}
