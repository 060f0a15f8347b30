/// Reads keys from bytes, and tells the escape key from the start of a sequence by a short wait.
struct KeyReader {
    /// Milliseconds in which the rest of a sequence arrives, over a slow connection too.
    static let escapeTimeout: Int32 = 60

    private let input: any ByteInput
    private var decoder = KeyDecoder()
    /// A key that was decoded to see whether there is one.
    private var ahead: Key?

    init(_ input: any ByteInput) { self.input = input }

    /// Whether the next key has arrived already, as in the middle of a paste.
    var hasKey: Bool {
        mutating get {
            if ahead == nil { ahead = decoder.next() }
            return ahead != nil
        }
    }

    /// The next key; waits for it.
    mutating func next() throws(TerminalError) -> Key {
        if let key = ahead {
            ahead = nil
            return key
        }
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
