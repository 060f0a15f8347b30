import Findings

/// The bytes of a file with their lines.
package struct SourceText: Sendable {
    /// The file, named as it was given.
    package let path: String
    package let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for offset in buffer.indices where buffer[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    /// The place of an offset in bytes; one beyond the end counts as the end.
    package func location(at offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(line: low + 1, column: offset - lineStarts[low] + 1, offset: offset)
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
