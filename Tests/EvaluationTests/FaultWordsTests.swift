import EvaluationReport
import KnowledgeFormat
import SampleJudging
import Testing

/// The words of a first line mean the same to the author's tools and to the evaluator.
@Suite struct FaultWordsTests {
    @Test func bothListsAreOne() {
        #expect(Set(Fault.allCases.map(\.rawValue)) == Set(SampleFault.allCases.map(\.rawValue)))
    }

    static let lines: [(line: String, faults: Set<Fault>?)] = [
        ("// misbehave", []), ("// misbehave: options share a tag", [.sharedTag]),
        ("// misbehave: no option is marked, a choice changes nothing", [.noOptionMarked, .choiceChangesNothing]),
        ("// work", nil), ("// misbehave: it is odd", nil), ("// misbehave:", nil), ("// misbehaves", nil),
        ("// misbehave: the app crashes, ", nil),
    ]

    @Test(arguments: lines)
    func theFirstLineNamesFaults(line: String, faults: Set<Fault>?) {
        let sample = SampleFile(path: "", text: line + "\nimport SwiftUI\n")
        #expect(sample.declaredFaults == faults)
        #expect((sample.promise == .compile) == (faults != nil || line == "// work"))
    }
}
