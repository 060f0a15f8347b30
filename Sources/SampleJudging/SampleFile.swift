import EvaluationReport
import Foundation
import KnowledgeFormat

/// A sample of the knowledge base as a file: complete Swift whose first line says what it must do.
package struct SampleFile: Hashable, Sendable {
    /// What the first line promises the compiler.
    package enum Promise: Equatable, Sendable {
        /// It compiles; that it then works or misbehaves is for another judge.
        case compile
        /// The compiler refuses it with an error that contains the text.
        case fail(text: String)
    }

    /// The path below `Entries`, or what a test calls it.
    package var path: String
    package var text: String
    /// The platform whose branches of `#if os(…)` are read; nil where the file is read as it stands.
    package var platform: String?

    package init(path: String, text: String, platform: String? = nil) {
        self.path = path
        self.text = text
        self.platform = platform
    }

    /// Every sample of a knowledge's folder, sorted by path.
    ///
    /// - Throws: when the folder or one of its files cannot be read.
    package static func all(in knowledge: URL) throws -> [SampleFile] {
        let folder = knowledge.appending(path: "Entries")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { path in
                SampleFile(path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
            }
    }

    /// The path with the platform.
    package var name: String { platform.map { "\(path), read for \($0)" } ?? path }
    /// The folder of the area, and the entry's in it.
    package var area: String { String(path.prefix { $0 != "/" }) }
    package var slug: String { String(path.split(separator: "/").dropFirst().first ?? "") }

    private var firstLine: Substring { text.prefix { $0 != "\n" } }

    /// Nothing where the first line promises nothing that is understood.
    package var promise: Promise? {
        switch SampleReader.expectation(in: firstLine) {
        case .work, .misbehave: .compile
        case .failToCompile(let message): .fail(text: message)
        case nil: nil
        }
    }

    /// The faults that the first line names: none after `// misbehave` alone, where the fault is not one that the evaluator
    /// sees; nil for another first line.
    package var declaredFaults: Set<Fault>? {
        guard SampleReader.expectation(in: firstLine) == .misbehave else { return nil }
        let named = SampleFault.named(in: firstLine.dropFirst("// misbehave: ".count)) ?? []
        return Set(named.compactMap { Fault(rawValue: $0.rawValue) })
    }

    /// Whether the file can only be judged in a compiler call of its own.
    ///
    /// In a batch each file's types are made private to it, which an entry point or a conformance of somebody else's type
    /// cannot be; and a file that must fail should fail by itself.
    package var needsOwnCall: Bool {
        promise != .compile || text.contains("@main") || extendsOthers
    }

    /// The file as each platform reads it that it names in `#if os(…)`; the file itself where it names none.
    ///
    /// The compiler here is neither platform's and would skip what stands under such a condition. What a macOS branch
    /// takes from AppKit cannot be judged: there is no stand-in for it.
    package var platformReadings: [SampleFile] {
        let named = Set(text.matches(of: #/\bos\((\w+)\)/#).map { String($0.1) })
        let readable = named.subtracting(
            text.contains(#/\bNS(?:View|Image|Color|Font|App|Pop|Seg|Work)/#) ? ["macOS"] : [])
        guard !readable.isEmpty else { return [self] }
        return readable.sorted().map { platform in
            let reading = text.replacing(#/\bos\((\w+)\)/#) { $0.1 == platform ? "true" : "false" }
            return SampleFile(path: path, text: reading, platform: platform)
        }
    }

    /// The file with its own declarations private to it, line for line, so that files that reuse names compile together.
    package var privateText: String {
        // A pattern that is made for each line, or looks at lines that cannot match, takes most of a judge's time.
        let patterns = [Self.declaration, Self.plainExtension]
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let canMatch = line.first.map { $0.isLetter || $0 == "@" } ?? false
            return canMatch && patterns.contains { line.contains($0) } ? "private " + line : String(line)
        }.joined(separator: "\n")
    }

    // Patterns are made anew for each use: a regular expression cannot be shared between threads.
    private static var declaration: Regex<Substring> {
        #/^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:final|indirect|nonisolated)\s+)*(?:struct|class|enum|actor|protocol|func|let|var|typealias)\b.*/#
    }
    private static var plainExtension: Regex<Substring> {
        #/^extension\s+[\w.]+(?:\s+where[^{]*)?\s*\{.*/#
    }

    /// Whether the file gives somebody else's type a conformance, which holds for every file of a program.
    package var extendsOthers: Bool {
        let lines = text.split(separator: "\n")
        return lines.contains { line in
            guard line.hasPrefix("extension"), let match = line.prefixMatch(of: #/extension\s+([\w.]+)\s*:/#) else {
                return false
            }
            let declaration = try? Regex(#"^[^/]*(?:struct|class|enum|actor)\s+\#(match.1)\b"#)
            return !lines.contains { line in declaration.map { line.contains($0) } ?? false }
        }
    }
}
