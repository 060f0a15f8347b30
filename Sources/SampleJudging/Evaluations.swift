import EvaluationReport
import Foundation

/// Samples that were run over one variant of the stand-in.
package struct Evaluations: Sendable {
    package struct Evaluation: Sendable {
        package var sample: SampleFile
        package var report: SampleReport
    }

    /// More samples than this are spread over two programs.
    private static let sizeOfOneProgram = 60

    package var all: [Evaluation] = []
    /// Samples with no view that could be made.
    package var withoutView: [SampleFile] = []
    /// Samples that did not compile in the program, with the compiler's errors.
    package var refused: [SampleFile: [CompilerError]] = [:]

    /// Runs the samples that must compile.
    ///
    /// - Parameter folder: where the programs are built.
    /// - Throws: `SampleProgram.CannotBuild`, or when a program cannot be started.
    package init(of samples: [SampleFile], standIn: StandIn, variant: StandIn.Variant, folder: URL) throws {
        let readings = samples.filter { $0.promise == .compile }.flatMap(\.platformReadings)
        let numbered = Array(try groups(of: readings).enumerated())
        let programs = try Workers.map(numbered) { number, samples in
            try SampleProgram(
                samples, standIn: standIn, variant: variant, folder: folder.appending(path: "\(number)"))
        }
        for program in programs { refused.merge(program.refused) { first, _ in first } }
        let runs = programs.flatMap { program in program.samples.indices.map { (program, $0) } }
        all = try Workers.map(runs) { program, number in
            Evaluation(sample: program.samples[number].sample, report: try program.report(number))
        }
    }

    /// What each program has: one each for what says something about everybody's types, and the rest together.
    private mutating func groups(of samples: [SampleFile]) throws -> [[RunnableSample]] {
        var together: [RunnableSample] = []
        var alone: [[RunnableSample]] = []
        let runnable = try Workers.map(Array(samples.enumerated())) { RunnableSample($1, name: "Sample\($0)") }
        for (sample, runnable) in zip(samples, runnable) {
            guard let runnable else {
                withoutView.append(sample)
                continue
            }
            if sample.extendsOthers { alone.append([runnable]) } else { together.append(runnable) }
        }
        // Two programs of half the size compile side by side.
        let half = together.count > Self.sizeOfOneProgram ? (together.count + 1) / 2 : together.count
        return [Array(together.prefix(half)), Array(together.dropFirst(half))].filter { !$0.isEmpty } + alone
    }
}
