import EvaluationReport
import Foundation
import KnowledgeFormat
import SampleJudging
import Samples
import Testing

/// The judgement of the compiler and of the evaluator on every sample of the knowledge base, as `knowledge-author verify` has it.
@Suite struct EvaluationTests {
    @Test func everySampleDoesWhatItsFirstLineSays() throws {
        let knowledge = Project.root.appending(path: "Knowledge")
        let reading = KnowledgeReader.read(knowledge.path)
        let verdict = try SampleVerifier(knowledge: knowledge, reading: reading, folders: reading.entryFolders)
            .verdict()
        for issue in verdict.issues { Issue.record("\(issue.line(in: .english, folder: "Knowledge"))") }
        #expect(verdict.compiled == (try Project.samples().count) && verdict.compiled > 100)
        #expect(verdict.run > 100)
    }

    @Test func manySamplesShowAFaultThatTheEvaluatorSees() throws {
        let own = try Project.samples().filter { SampleVerifier.areasThatRun.contains($0.area) }
        #expect(own.count > 90)
        #expect(own.count { $0.declaredFaults?.isEmpty == false } >= 20)
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
