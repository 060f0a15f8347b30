import SourceReading

/// The text behind findings, for those who show or compare their lines.
package final class SourceLines {
    private let sources: [String: [UInt8]]
    private var tables: [String: LineTable] = [:]

    package init(_ sources: [(path: String, bytes: [UInt8])]) {
        self.sources = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    }

    /// A line of a file without its end; empty where there is none.
    package func bytes(ofLine line: Int, in path: String) -> ArraySlice<UInt8> {
        table(of: path)?.bytes(ofLine: line) ?? []
    }

    /// The place of a byte.
    package func location(of offset: Int, in path: String) -> SourceLocation? {
        table(of: path)?.location(of: offset)
    }

    package func fingerprint(of finding: Finding) -> Fingerprint {
        Fingerprint(slug: finding.slug, line: bytes(ofLine: finding.span.start.line, in: finding.span.path))
    }

    private func table(of path: String) -> LineTable? {
        if let table = tables[path] { return table }
        guard let bytes = sources[path] else { return nil }
        let table = LineTable(bytes)
        tables[path] = table
        return table
    }
}
