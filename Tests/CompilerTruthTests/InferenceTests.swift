import Foundation
import SampleJudging
import Testing

/// What the checker infers is what the compiler says, or nothing.
struct InferenceTests {
    private static let compared = Result {
        InferenceComparison(joining: try Workers.map(try AppTruth.all()) { InferenceComparison($0) })
    }

    @Test func noTypeIsWrong() throws {
        let all = try Self.compared.get()
        let wrong = (all.selections + all.tags).filter(\.isWrong)
        #expect(wrong.isEmpty, "\(wrong.count) wrong\n\(wrong.prefix(40).map(\.description).joined(separator: "\n"))")
        #expect(all.strays.isEmpty, "\(all.strays.count) strays\n\(all.strays.prefix(10).joined(separator: "\n"))")
    }

    @Test(arguments: [\InferenceComparison.selections, \.tags])
    func mostTypesAreKnown(verdicts: KeyPath<InferenceComparison, [InferenceComparison.Verdict]> & Sendable) throws {
        let all = try Self.compared.get()[keyPath: verdicts]
        let share = InferenceComparison.knownShare(all)
        #expect(all.count >= 5_000)
        #expect(share >= 95, "\(share) % of \(all.count) known, not so:\n\(InferenceComparison.unknown(all))")
    }
}
