import EvaluationReport
import Foundation

/// A sample of the knowledge base: a complete Swift file whose first line says what it must do.
package struct Sample: Sendable {
    /// What the first line promises.
    package enum Promise: Equatable, Sendable {
        /// It compiles; that it then works or misbehaves is for another judge.
        case compile
        /// The compiler refuses it with an error that contains the text.
        case fail(text: String)
    }

    /// The file's name or path, as the test names it.
    package var name: String
    package var text: String
    /// Nothing where the first line promises nothing that is understood.
    package var promise: Promise? {
        let first = text.prefix { $0 != "\n" }
        if first == "// work" || declaredFaults != nil { return .compile }
        let opening = "// fail to compile with \""
        guard first.hasPrefix(opening), let end = first.lastIndex(of: "\"") else { return nil }
        let start = first.index(first.startIndex, offsetBy: opening.count)
        return start < end ? .fail(text: String(first[start..<end])) : nil
    }

    /// The faults that the first line names: none after `// misbehave` alone, where the fault is not one that the evaluator
    /// sees; nil for another first line.
    package var declaredFaults: Set<Fault>? {
        let first = text.prefix { $0 != "\n" }
        let opening = "// misbehave"
        if first == opening { return [] }
        guard first.hasPrefix(opening + ": ") else { return nil }
        let names = first.dropFirst(opening.count + 2).split(separator: ", ", omittingEmptySubsequences: false)
        let faults = names.compactMap { Fault(rawValue: String($0)) }
        return faults.count == names.count ? Set(faults) : nil
    }

    package init(name: String, text: String) {
        self.name = name
        self.text = text
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
    package var platformReadings: [Sample] {
        let named = Set(text.matches(of: #/\bos\((\w+)\)/#).map { String($0.1) })
        let readable = named.subtracting(
            text.contains(#/\bNS(?:View|Image|Color|Font|App|Pop|Seg|Work)/#) ? ["macOS"] : [])
        guard !readable.isEmpty else { return [self] }
        return readable.sorted().map { platform in
            let reading = text.replacing(#/\bos\((\w+)\)/#) { $0.1 == platform ? "true" : "false" }
            return Sample(name: "\(name), read for \(platform)", text: reading)
        }
    }

    /// The file with its own declarations private to it, line for line, so that files that reuse names compile together.
    package var privateText: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.contains(Self.declaration) || line.contains(Self.plainExtension) ? "private " + line : String(line)
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
            guard let match = line.prefixMatch(of: #/extension\s+([\w.]+)\s*:/#) else { return false }
            let declaration = try? Regex(#"^[^/]*(?:struct|class|enum|actor)\s+\#(match.1)\b"#)
            return !lines.contains { line in declaration.map { line.contains($0) } ?? false }
        }
    }
}
