/// Cuts bytes into lines of text.
struct LineReader {
    /// Bytes of a line beyond these are thrown away: no answer is as long, and a stream without line ends would be read for ever.
    static let longestLine = 100_000

    private let input: any ByteInput
    private var pending: [UInt8] = []
    private var isAtEnd = false
    /// How many bytes were thrown away; a stream that never ends a line is taken for ended.
    private var dropped = 0

    init(_ input: any ByteInput) { self.input = input }

    /// The next line without its end, or nil where there is none. Bytes that are no UTF-8 become U+FFFD.
    mutating func next() throws(TerminalError) -> String? {
        while true {
            if let line = takeLine() { return line }
            if isAtEnd {
                guard !pending.isEmpty else { return nil }
                defer { pending = [] }
                return text(of: pending[...])
            }
            try fill(timeout: nil)
        }
    }

    /// The next line where it is there already: lines that were pasted come at once, typed ones do not.
    mutating func nextIfPasted() throws(TerminalError) -> String? {
        if let line = takeLine() { return line }
        guard !isAtEnd else { return nil }
        try fill(timeout: 30)
        return takeLine()
    }

    private mutating func fill(timeout: Int32?) throws(TerminalError) {
        switch try input.read(timeout: timeout) {
        case .bytes(let bytes): append(bytes)
        case .end: isAtEnd = true
        case .signal, .timedOut: break
        }
    }

    private mutating func append(_ bytes: [UInt8]) {
        guard pending.count + bytes.count > Self.longestLine, !pending.contains(UInt8(ascii: "\n")) else {
            pending += bytes
            return
        }
        let room = max(0, Self.longestLine - pending.count)
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        pending += bytes[..<min(room, end)] + bytes[end...]
        dropped += max(0, end - room)
        if end == bytes.count, dropped > 50 * Self.longestLine { isAtEnd = true }
    }

    private mutating func takeLine() -> String? {
        guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { pending.removeSubrange(...end) }
        return text(of: pending[..<end])
    }

    private func text(of bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
    }
}
