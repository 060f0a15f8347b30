/// A text that is being typed, with a cursor in it.
struct LineEditor: Hashable {
    private(set) var before = ""
    private(set) var after = ""

    var text: String { before + after }

    /// Does what a key says; other keys change nothing.
    mutating func press(_ key: Key) {
        switch key {
        case .character(let character): before.append(character)
        case .paste(let text): before += text
        case .backspace: _ = before.popLast()
        case .delete: after = String(after.dropFirst())
        case .left, .control("b"): if let character = before.popLast() { after = String(character) + after }
        case .right, .control("f"): if let character = after.popFirst() { before.append(character) }
        case .home, .control("a"): (before, after) = ("", text)
        case .end, .control("e"): (before, after) = (text, "")
        case .control("u"): before = ""
        case .control("k"): after = ""
        case .control("w"):
            while before.last?.isWhitespace == true { before.removeLast() }
            while let last = before.last, !last.isWhitespace { before.removeLast() }
        default: break
        }
    }
}

extension String {
    fileprivate mutating func popFirst() -> Character? {
        guard let first else { return nil }
        self = String(dropFirst())
        return first
    }
}
