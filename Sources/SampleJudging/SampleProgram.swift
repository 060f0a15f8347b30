import EvaluationReport
import Foundation

/// A program that has many samples in it and runs one of them at a time, each in a process of its own.
package struct SampleProgram: Sendable {
    package struct CannotBuild: Error, CustomStringConvertible {
        package var output: String
        package var description: String { output }
    }

    /// The samples that the program has, by number.
    package var samples: [RunnableSample]
    /// What the compiler has against those that it does not have.
    package var refused: [SampleFile: [CompilerError]] = [:]
    private var executable: URL

    /// Compiles the samples over a variant of the stand-in; those that do not compile are left out.
    ///
    /// - Throws: `CannotBuild` where the compiler fails without naming a sample's file.
    package init(_ samples: [RunnableSample], standIn: StandIn, variant: StandIn.Variant, folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.samples = samples
        executable = folder.appending(path: "samples")
        guard !samples.isEmpty else { return }
        while true {
            let run = try Self.compile(self.samples, to: executable, standIn, variant)
            if run.status == 0 { return }
            let errors = Dictionary(grouping: run.errors) { $0.path?.split(separator: "/").last.map(String.init) }
            let named = self.samples.filter { errors[$0.name + ".swift"] != nil }
            guard !named.isEmpty else { throw CannotBuild(output: run.output) }
            for sample in named { refused[sample.sample] = errors[sample.name + ".swift"] }
            self.samples.removeAll { sample in named.contains { $0.name == sample.name } }
        }
    }

    private static func compile(
        _ samples: [RunnableSample], to executable: URL, _ standIn: StandIn, _ variant: StandIn.Variant
    ) throws -> CommandRun {
        let modules = standIn.folder(variant)
        let folder = executable.deletingLastPathComponent()
        var paths: [String] = []
        for sample in samples {
            let file = folder.appending(path: sample.name + ".swift")
            try Data(sample.text.utf8).write(to: file)
            paths.append(file.path)
        }
        let list = samples.map { "    Subject(\"\($0.sample.name)\", \($0.name).pool, { \($0.name).make($0) })," }
        let main =
            "import Evaluation\n\n" + """
                /// Work that only takes time is done at once.
                extension Task where Success == Never, Failure == Never {
                    static func sleep(nanoseconds duration: UInt64) async throws { await Task<Never, Never>.yield() }
                    static func sleep(for duration: Duration) async throws { await Task<Never, Never>.yield() }
                }

                let subjects: [Subject] = [
                \(list.joined(separator: "\n"))
                ]
                await Program.run(subjects)

                """
        let file = folder.appending(path: "main.swift")
        try Data(main.utf8).write(to: file)
        let libraries = [
            "Combine", "UIKit", "CoreData", "SwiftUI", "SwiftData", "EvaluationReport", "Evaluation",
        ].map { "-l\($0)" }
        return try CommandRun.run(
            "swiftc",
            [
                "-Onone", "-swift-version", "6", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-name",
                "SampleRun", "-wmo", "-I", modules.path, "-L", modules.path,
            ] + standIn.macroArguments(variant) + libraries + [
                "-Xlinker", "-rpath", "-Xlinker", modules.path, "-o", executable.path, file.path,
            ] + paths)
    }

    /// Runs a sample.
    ///
    /// - Parameter number: the sample's place in `samples`.
    /// - Throws: when the program cannot be started.
    package func report(_ number: Int) throws -> SampleReport { SampleReport(lines: try lines([String(number)])) }

    /// Runs mutants of a sample, one after the other.
    ///
    /// - Parameters:
    ///   - number: the sample's place in `samples`.
    ///   - mutations: the number of a `.tag(…)` and what becomes of it: `3:retyped`.
    /// - Throws: when the program cannot be started.
    package func reports(_ number: Int, mutations: [String]) throws -> [SampleReport] {
        var reports: [SampleReport] = []
        while reports.count < mutations.count {
            let lines = try lines([String(number)] + mutations[reports.count...])
            for run in lines.split(omittingEmptySubsequences: true, whereSeparator: { $0.isEnd }) {
                reports.append(SampleReport(lines: Array(run)))
            }
            if lines.isEmpty { reports.append(SampleReport(steps: [], crashedIn: .appear)) }
        }
        return reports
    }

    /// What a run of the program writes.
    private func lines(_ arguments: [String]) throws -> [RunLine] {
        let home = executable.deletingLastPathComponent().appending(path: "home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        // Each run has its own user's defaults, and a crash is no news.
        let run = try CommandRun.run(
            executable.path, arguments,
            environment: ["HOME": home.path, "XDG_CONFIG_HOME": home.path, "SWIFT_BACKTRACE": "enable=no"])
        let decoder = JSONDecoder()
        return run.output.split(separator: "\n").compactMap { try? decoder.decode(RunLine.self, from: Data($0.utf8)) }
    }
}
