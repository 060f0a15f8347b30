import SourceReading

/// The text behind findings, for those who show or compare their lines.
package final class SourceLines {
    private let sources: [String: [UInt8]]
    private var tables: [String: LineTable] = [:]
    /// Fingerprints of lines so long that they are not read for each of their findings.
    private var longLines: [Place: Fingerprint] = [:]

    /// A check in a line.
    private struct Place: Hashable {
        var path: String
        var line: Int
        var slug: Slug
    }

    /// The bytes from which on a line counts as long.
    private static let long = 1000

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
        let start = finding.span.start
        let line = bytes(ofLine: start.line, in: finding.span.path)
        guard line.count >= Self.long else { return Fingerprint(slug: finding.slug, line: line) }
        let place = Place(path: finding.span.path, line: start.line, slug: finding.slug)
        if let known = longLines[place] { return known }
        let fingerprint = Fingerprint(slug: finding.slug, line: line)
        longLines[place] = fingerprint
        return fingerprint
    }

    private func table(of path: String) -> LineTable? {
        if let table = tables[path] { return table }
        guard let bytes = sources[path] else { return nil }
        let table = LineTable(bytes)
        tables[path] = table
        return table
    }
}
