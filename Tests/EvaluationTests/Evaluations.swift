import EvaluationReport
import Foundation
import KnowledgeFormat
import KnowledgeModel
import Samples

/// The samples of the knowledge base, run over one variant of the stand-in.
struct Evaluations: Sendable {
    struct Evaluation: Sendable {
        var sample: Samples.Sample
        var report: SampleReport
    }

    var all: [Evaluation] = []
    /// Samples with no view that could be made, with the reason.
    var withoutView: [String: String] = [:]
    /// Samples that did not compile in the program, with the compiler's errors.
    var refused: [String: String] = [:]

    /// Every sample, over the newer SDK.
    static let since = Result { try Evaluations(of: try Project.samples(), .since) }

    /// The samples of entries about an older SDK, over it.
    static let before = Result {
        let slugs = try oldFaults()
        return try Evaluations(of: try Project.samples().filter { slugs.contains(slug(of: $0)) }, .before)
    }

    /// The slugs of entries whose fault ends with `tag(_:includeOptional:)`, which came with Xcode 16.
    static func oldFaults() throws -> Set<String> {
        let reading = KnowledgeReader.read(Project.root.appending(path: "Knowledge").path)
        let first = Version("16.0")
        let entries = (reading.knowledge?.entries ?? []).filter { $0.applies.sdk.before == first }
        return Set(entries.map(\.slug.text))
    }

    static func slug(of sample: Samples.Sample) -> String { String(sample.name.split(separator: "/")[1]) }
    static func area(of sample: Samples.Sample) -> String { String(sample.name.split(separator: "/")[0]) }

    /// - Parameter folder: where the programs are built, below `.build/evaluation`; the variant's name unless given.
    init(of samples: [Samples.Sample], _ variant: StandIn.Variant, folder: String? = nil) throws {
        let readings = samples.filter { $0.promise == .compile }.flatMap(\.platformReadings)
        let programs = try makePrograms(of: readings, variant, folder ?? variant.rawValue)
        for program in programs {
            refused.merge(program.refused) { first, _ in first }
            let samples = program.samples.map(\.sample)
            let reports = try Workers.map(Array(samples.indices)) { try program.report($0) }
            all += zip(samples, reports).map { Evaluation(sample: $0, report: $1) }
        }
    }

    /// One program with most samples, and one for each that says something about everybody's types.
    private mutating func makePrograms(
        of samples: [Samples.Sample], _ variant: StandIn.Variant, _ folder: String
    ) throws -> [SampleProgram] {
        var together: [RunnableSample] = []
        var alone: [RunnableSample] = []
        for (number, sample) in samples.enumerated() {
            do {
                let runnable = try RunnableSample(sample, name: "Sample\(number)")
                if sample.extendsOthers { alone.append(runnable) } else { together.append(runnable) }
            } catch let error as RunnableSample.CannotRun {
                withoutView[sample.name] = error.description
            }
        }
        let standIn = try StandIn.make()
        let folder = Project.root.appending(path: ".build/evaluation/\(folder)")
        return try ([together] + alone.map { [$0] }).enumerated().map { number, samples in
            try SampleProgram(
                samples, standIn: standIn, variant: variant, folder: folder.appending(path: "\(number)"))
        }
    }
}

/// Runs programs two at a time.
enum Workers {
    static func map<In: Sendable, Out: Sendable>(
        _ all: [In], _ work: @Sendable (In) throws -> Out
    ) throws -> [Out] {
        let results = Results<Out>(count: all.count)
        DispatchQueue.concurrentPerform(iterations: all.count) { number in
            results.put(Result { try work(all[number]) }, at: number)
        }
        return try results.all()
    }

    private final class Results<Out: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result<Out, any Error>?]

        init(count: Int) { results = Array(repeating: nil, count: count) }

        func put(_ result: Result<Out, any Error>, at number: Int) {
            lock.withLock { results[number] = result }
        }

        func all() throws -> [Out] { try lock.withLock { try results.map { try $0!.get() } } }
    }
}
