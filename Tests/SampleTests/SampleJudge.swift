import Foundation
import Samples

/// Lets the compiler judge samples over the stand-in SwiftUI.
///
/// Files that must compile go into one call together, which takes a second where one call each takes a minute. Whatever
/// the batch complains about is judged again by itself, from the text as written.
struct SampleJudge {
    /// A sample that does not do what its first line says.
    struct Breach: CustomStringConvertible {
        var sample: String
        var reason: String
        /// What the compiler said, empty where it was content.
        var output: String

        var description: String { "\(sample): \(reason)\n\(output)" }
    }

    var standIn: StandIn
    var variant: StandIn.Variant

    /// The samples that do not do what they promise.
    func breaches(of samples: [Sample]) throws -> [Breach] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let samples = samples.flatMap(\.platformReadings)
        let together = samples.filter { !$0.needsOwnCall }
        let suspects = try suspects(among: together, in: folder)
        let alone = samples.filter(\.needsOwnCall) + suspects
        return try alone.compactMap { try breach(of: $0, in: folder) }
    }

    /// The samples that a common call complains about; all of them where it fails without naming a file.
    private func suspects(among samples: [Sample], in folder: URL) throws -> [Sample] {
        guard !samples.isEmpty else { return [] }
        var paths: [String] = []
        for (number, sample) in samples.enumerated() {
            let file = folder.appending(path: "Batch\(number).swift")
            try Data(sample.privateText.utf8).write(to: file)
            paths.append(file.path)
        }
        let run = try CommandRun.run("swiftc", standIn.arguments(variant) + paths)
        guard run.status != 0 else { return [] }
        let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
        let named = zip(samples, paths).filter { _, path in errors.contains { $0.hasPrefix(path + ":") } }
        return named.isEmpty ? samples : named.map(\.0)
    }

    /// Judges one sample in a call of its own.
    private func breach(of sample: Sample, in folder: URL) throws -> Breach? {
        guard let promise = sample.promise else {
            return Breach(
                sample: sample.name, reason: "the first line says neither work, misbehave nor fail to compile",
                output: "")
        }
        let file = folder.appending(path: "Sample.swift")
        try Data(sample.text.utf8).write(to: file)
        let run = try CommandRun.run("swiftc", standIn.arguments(variant) + [file.path])
        switch promise {
        case .compile:
            return run.status == 0 ? nil : Breach(sample: sample.name, reason: "must compile", output: run.output)
        case .fail(let text):
            guard run.status != 0 else {
                return Breach(sample: sample.name, reason: "must not compile", output: run.output)
            }
            // Xcode writes an error's first letter large, the compiler small.
            let isSaid = run.output.split(separator: "\n").contains {
                $0.contains("error: ") && $0.lowercased().contains(text.lowercased())
            }
            return isSaid
                ? nil : Breach(sample: sample.name, reason: "no error contains \"\(text)\"", output: run.output)
        }
    }
}
