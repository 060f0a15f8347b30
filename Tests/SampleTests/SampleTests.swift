import Samples
import Testing

/// The compiler's judgement on every sample of the knowledge base.
@Suite struct SampleTests {
    @Test(arguments: StandIn.Variant.allCases)
    func everySampleDoesWhatItsFirstLineSays(variant: StandIn.Variant) throws {
        let samples = try Project.samples()
        #expect(samples.count > 100)
        let judge = SampleJudge(standIn: try StandIn.make(), variant: variant)
        for breach in try judge.breaches(of: samples) { Issue.record("\(breach)") }
    }

    @Test func everySampleSaysWhatItMustDo() throws {
        for sample in try Project.samples() {
            #expect(sample.promise != nil, "\(sample.name)")
            #expect(sample.text.contains("\nimport SwiftUI\n"), "\(sample.name) must import SwiftUI")
        }
    }
}
