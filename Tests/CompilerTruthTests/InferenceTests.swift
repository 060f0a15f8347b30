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
        let (wrongs, strays) = (wrong.count, all.strays.count)
        #expect(wrongs == 0, "\(InferenceComparison.report(wrong, examples: 4))")
        #expect(strays == 0, "\(all.strays.prefix(10).joined(separator: "\n"))")
    }

    @Test(arguments: [\InferenceComparison.selections, \.tags])
    func mostTypesAreKnown(verdicts: KeyPath<InferenceComparison, [InferenceComparison.Verdict]> & Sendable) throws {
        let all = try Self.compared.get()[keyPath: verdicts]
        let unknown = all.filter { $0.inferred == nil }
        let share = InferenceComparison.knownShare(all)
        let count = all.count
        #expect(count >= 5_000)
        #expect(share >= 95, "of \(count), not these:\n\(InferenceComparison.report(unknown, examples: 1))")
    }
}
