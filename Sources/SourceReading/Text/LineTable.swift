import Findings

/// Where the lines of a text begin. Lines end as Swift's do: with a line feed, a carriage return, or both.
package struct LineTable: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices where buffer[index] <= Self.carriageReturn {
                let isPair =
                    buffer[index] == Self.carriageReturn && index + 1 < buffer.count
                    && buffer[index + 1] == Self.lineFeed
                let isEnd = buffer[index] == Self.lineFeed || buffer[index] == Self.carriageReturn
                if isEnd, !isPair { starts.append(index + 1) }
            }
        }
        self.starts = starts
    }

    /// How many lines there are; the empty one behind a last line end counts.
    package var count: Int { starts.count }

    /// The place of a byte, with line and column.
    package func location(of offset: Int) -> SourceLocation {
        let line = line(of: offset)
        return SourceLocation(line: line, column: offset - starts[line - 1] + 1, offset: offset)
    }

    /// The line, from 1, in which a byte lies.
    package func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The bytes of a line without its end; empty for a line that is not there.
    package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
        guard (1...starts.count).contains(line) else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == Self.lineFeed || bytes[end - 1] == Self.carriageReturn { end -= 1 }
        return bytes[start..<end]
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
