import Foundation

/// Lets the compiler judge samples over the stand-in SwiftUI.
///
/// Files that must compile go into one call together, which takes a second where one call each takes a minute. Whatever
/// the batch complains about is judged again by itself, from the text as written.
package struct SampleJudge: Sendable {
    /// A sample that does not do what its first line says.
    package struct Breach: Sendable, CustomStringConvertible {
        package enum Kind: Hashable, Sendable {
            /// The first line says nothing that is understood.
            case unclear
            case mustCompile
            case mustNotCompile
            /// It fails, and no error contains the text.
            case otherMessage(wanted: String)
        }

        package var sample: SampleFile
        package var kind: Kind
        /// What the compiler said, empty where it was content.
        package var errors: [CompilerError] = []

        package var description: String { "\(sample.name): \(kind) \(errors.map(\.message))" }
    }

    package var standIn: StandIn
    package var variant: StandIn.Variant

    package init(standIn: StandIn, variant: StandIn.Variant) {
        self.standIn = standIn
        self.variant = variant
    }

    /// The samples that do not do what they promise.
    ///
    /// - Throws: when the compiler cannot be started or its files cannot be written.
    package func breaches(of samples: [SampleFile]) throws -> [Breach] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let samples = samples.flatMap(\.platformReadings)
        let together = samples.filter { !$0.needsOwnCall }
        let alone = samples.filter(\.needsOwnCall) + (try suspects(among: together, in: folder))
        return try Workers.map(Array(alone.enumerated())) { number, sample in
            try breach(of: sample, file: folder.appending(path: "Sample\(number).swift"))
        }.compactMap { $0 }
    }

    /// The samples that a common call complains about; all of them where it fails without naming a file.
    private func suspects(among samples: [SampleFile], in folder: URL) throws -> [SampleFile] {
        guard !samples.isEmpty else { return [] }
        var paths: [String] = []
        for (number, sample) in samples.enumerated() {
            let file = folder.appending(path: "Batch\(number).swift")
            try Data(sample.privateText.utf8).write(to: file)
            paths.append(file.path)
        }
        let run = try CommandRun.run("swiftc", standIn.arguments(variant) + paths)
        guard run.status != 0 else { return [] }
        let faulty = Set(run.errors.compactMap(\.path))
        let named = zip(samples, paths).filter { faulty.contains($1) }
        return named.isEmpty ? samples : named.map(\.0)
    }

    /// Judges one sample in a call of its own.
    private func breach(of sample: SampleFile, file: URL) throws -> Breach? {
        guard let promise = sample.promise else { return Breach(sample: sample, kind: .unclear) }
        try Data(sample.text.utf8).write(to: file)
        let run = try CommandRun.run("swiftc", standIn.arguments(variant) + [file.path])
        switch promise {
        case .compile:
            return run.status == 0 ? nil : Breach(sample: sample, kind: .mustCompile, errors: run.errors)
        case .fail(let text):
            guard run.status != 0 else { return Breach(sample: sample, kind: .mustNotCompile) }
            // Xcode writes an error's first letter large, the compiler small.
            let isSaid = run.errors.contains { $0.message.lowercased().contains(text.lowercased()) }
            return isSaid ? nil : Breach(sample: sample, kind: .otherMessage(wanted: text), errors: run.errors)
        }
    }
}
