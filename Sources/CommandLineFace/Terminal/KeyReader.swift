/// Reads keys from bytes, and tells the escape key from the start of a sequence by a short wait.
struct KeyReader {
    /// Milliseconds in which the rest of a sequence arrives, over a slow connection too.
    static let escapeTimeout: Int32 = 60

    private let input: any ByteInput
    private var decoder = KeyDecoder()

    init(_ input: any ByteInput) { self.input = input }

    /// The next key; waits for it.
    mutating func next() throws(TerminalError) -> Key {
        while true {
            if let key = decoder.next() { return key }
            let mayBeWhole = decoder.isWaiting && !decoder.isInPaste
            switch try input.read(timeout: mayBeWhole ? Self.escapeTimeout : nil) {
            case .bytes(let bytes): decoder.feed(bytes)
            case .timedOut: if let key = decoder.next(isComplete: true) { return key }
            case .signal: return .redraw
            case .end: return decoder.next(isComplete: true) ?? .endOfInput
            }
        }
    }
}
