import Findings

/// The bytes of a file with their lines.
package struct SourceText: Sendable {
    /// The file, named as it was given.
    package let path: String
    package let bytes: [UInt8]
    private let lines: LineTable

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lines = LineTable(bytes)
    }

    /// The place of an offset in bytes; one beyond the end counts as the end.
    package func location(at offset: Int) -> SourceLocation {
        lines.location(of: min(max(offset, 0), bytes.count))
    }

    /// The offset of the first byte of the line that an offset lies in.
    func lineStart(before offset: Int) -> Int { offset - (location(at: offset).column - 1) }

    /// The stretch between two offsets in bytes.
    package func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(path: path, start: location(at: range.lowerBound), end: location(at: range.upperBound))
    }

    /// The text between two offsets in bytes.
    package subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
