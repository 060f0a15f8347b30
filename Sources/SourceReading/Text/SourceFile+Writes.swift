/// What the bare bytes around a name say of whether it is written to.
///
/// Strings and comments cannot be told from code in the middle of a file, so wherever a quote or a slash is met, or a line with a
/// slash stands before, anything may be.
extension SourceFile {
    /// Whether a name may be written to at a place: assigned, handed on as `&name`, toggled, reached through a projection as in
    /// `$model.name`, or the label of an argument of the initialiser of a type.
    ///
    /// What is false for the bytes is false for the syntax tree.
    ///
    /// - Parameters:
    ///   - place: the offset of the name.
    ///   - name: the name that stands there.
    ///   - owner: the last name of the type whose initialiser is meant; nil where that is unknown.
    func mayWrite(at place: Int, _ name: String, of owner: String?) -> Bool {
        text.bytes.withUnsafeBufferPointer { bytes in
            let surroundings = NameSurroundings(bytes: bytes, start: place, end: place + name.utf8.count)
            guard !surroundings.isDeclared else { return false }
            return surroundings.mayBeAssigned || surroundings.mayBeProjected || surroundings.mayBeLabel(ofTypeOf: owner)
        }
    }
}

/// A name among bytes.
private struct NameSurroundings {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the name's first byte.
    let start: Int
    /// The offset behind its last.
    let end: Int

    // MARK: Behind the name

    /// Whether an assignment, a compound one, or `.toggle` may follow the name and members, subscripts and marks behind it.
    var mayBeAssigned: Bool {
        var offset = end
        var isOfMember = false
        while true {
            offset = skippingSpace(from: offset)
            guard offset < bytes.count else { return false }
            switch bytes[offset] {
            case UInt8(ascii: "/"), UInt8(ascii: "`"): return true
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                // `!=` compares, `??` chooses, and `??=` is an app's own.
                if Self.isOperator(offset + 1 < bytes.count ? bytes[offset + 1] : 0) { return mayChange(at: offset) }
                offset += 1
            case UInt8(ascii: "."):
                let name = skippingSpace(from: offset + 1)
                let next = behindWord(at: name)
                guard next > name else { return mayChange(at: offset) }
                if bytes[name..<next].elementsEqual("toggle".utf8) { return true }
                isOfMember = true
                offset = next
            case UInt8(ascii: "("): return isOfMember && mayBeginStatement
            case UInt8(ascii: "["):
                guard let next = behindBracket(at: offset) else { return true }
                offset = next
            case UInt8(ascii: ","), UInt8(ascii: ")"): return mayBeInAssignedTuple(from: offset)
            default: return mayChange(at: offset)
            }
        }
    }

    /// Whether an assignment may follow the tuple that goes on at an offset: `(name, other) = (1, 2)`.
    private func mayBeInAssignedTuple(from start: Int) -> Bool {
        var depth = 0
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ")"):
                depth -= 1
                guard depth < 0 else { continue }
                depth = 0
                offset = skippingSpace(from: offset)
                guard offset < bytes.count else { return false }
                if bytes[offset] == UInt8(ascii: "/") || mayChange(at: offset) { return true }
                guard bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ")") else { return false }
            case UInt8(ascii: "\""), UInt8(ascii: "/"): return true
            default: if !Self.isSpace(byte), !Self.isPlace(byte) { return false }
            }
        }
        return false
    }

    /// Whether a byte may be a part of something that is assigned to.
    private static func isPlace(_ byte: UInt8) -> Bool {
        WordScan.isWord(byte) || [",", ".", "?", "!", ":", "`", "$"].contains(UnicodeScalar(byte))
    }

    /// Whether an operator begins at an offset that assigns, or that the standard library does not have.
    private func mayChange(at offset: Int) -> Bool {
        // The first byte of another operator, or of a name.
        if bytes[offset] >= 0x80 { return true }
        // Only an operator that begins with a dot has one.
        let hasDots = bytes[offset] == UInt8(ascii: ".")
        var end = offset
        while end < bytes.count, Self.isOperator(bytes[end]) || hasDots && bytes[end] == UInt8(ascii: ".") { end += 1 }
        return end > offset && !isReading(offset..<end)
    }

    private func isReading(_ range: Range<Int>) -> Bool {
        let text = String(decoding: bytes[range], as: UTF8.self)
        // What follows an operator without a space may begin with one: `a == -b`, `a ? -b : c`.
        return StandardOperators.reading.contains(text) || text == "?" || text == "->"
    }

    private static func isOperator(_ byte: UInt8) -> Bool { operators.contains(byte) }
    private static let operators = Set("=+-*/%&|^<>!~?".utf8)

    /// Whether a call that begins with the name may be a statement, or be the value of one.
    private var mayBeginStatement: Bool {
        var offset = start
        while offset > 0, bytes[offset - 1] != 10, bytes[offset - 1] != 13 {
            offset -= 1
            if [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":")].contains(bytes[offset]) { return false }
        }
        return true
    }

    private func skippingSpace(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    private func behindWord(at start: Int) -> Int {
        var offset = start
        while offset < bytes.count, WordScan.isWord(bytes[offset]) || bytes[offset] == UInt8(ascii: "`") { offset += 1 }
        return offset
    }

    /// The offset behind the bracket that closes one; nil where a quote or a slash is met.
    private func behindBracket(at start: Int) -> Int? {
        var depth = 0
        for offset in start..<bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return offset + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "/"): return nil
            default: break
            }
        }
        return nil
    }

    // MARK: Before the name

    /// Whether a keyword that declares a variable stands before the name.
    var isDeclared: Bool {
        guard let end = endOfCode(before: start), end < start else { return false }
        var begin = end
        while begin > 0, WordScan.isWord(bytes[begin - 1]) { begin -= 1 }
        if begin > 0, bytes[begin - 1] == UInt8(ascii: ".") || bytes[begin - 1] == UInt8(ascii: "`") { return false }
        return ["let", "var"].contains { bytes[begin..<end].elementsEqual($0.utf8) }
    }

    /// Whether what leads to the name may begin with `$` or `&`: `$model.name`, `&name`, `&self.name`.
    var mayBeProjected: Bool {
        var offset = start
        while true {
            guard let before = endOfCode(before: offset) else { return true }
            guard before > 0 else { return false }
            switch bytes[before - 1] {
            case UInt8(ascii: "&"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "\\"):
                return true
            case UInt8(ascii: "."):
                guard let base = beginOfBase(endingAt: before - 1) else { return true }
                offset = base
            default: return mayBeChanged(byOperatorEndingAt: before)
            }
        }
    }

    /// Whether an operator ends at an offset that the standard library does not have.
    private func mayBeChanged(byOperatorEndingAt end: Int) -> Bool {
        if bytes[end - 1] >= 0x80 { return true }
        var begin = end
        while begin > 0, Self.isOperator(bytes[begin - 1]) { begin -= 1 }
        guard begin < end else { return false }
        let text = String(decoding: bytes[begin..<end], as: UTF8.self)
        return !(isReading(begin..<end) || text == "=" || StandardOperators.writing.contains(text))
    }

    /// The offset at which the last part of a base begins; nil where it may be anything.
    private func beginOfBase(endingAt end: Int) -> Int? {
        guard var offset = endOfCode(before: end) else { return nil }
        while offset > 0 {
            switch bytes[offset - 1] {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): offset -= 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let open = openingBracket(before: offset - 1, depth: 1) else { return nil }
                offset = open
            case UInt8(ascii: "\""), UInt8(ascii: "/"): return nil
            case let byte where WordScan.isWord(byte) || byte == UInt8(ascii: "`"):
                while offset > 0, WordScan.isWord(bytes[offset - 1]) || bytes[offset - 1] == UInt8(ascii: "`") {
                    offset -= 1
                }
                return offset
            // A bracket without a word before it, or a member without a base.
            default: return offset
            }
        }
        return 0
    }

    /// Whether the name may be the label of an argument of an initialiser of a type.
    func mayBeLabel(ofTypeOf owner: String?) -> Bool {
        let colon = skippingSpace(from: end)
        guard colon < bytes.count else { return false }
        if bytes[colon] == UInt8(ascii: "/") || bytes[colon] == UInt8(ascii: "`") { return true }
        guard bytes[colon] == UInt8(ascii: ":") else { return false }
        guard let owner, let open = openingBracket(before: start, depth: 1) else { return true }
        guard bytes[open] == UInt8(ascii: "(") else { return false }
        guard let end = endOfCode(before: open) else { return true }
        // A comment, or generic arguments, whose beginning is not looked for.
        guard end > 0, bytes[end - 1] != UInt8(ascii: "/"), bytes[end - 1] != UInt8(ascii: ">") else { return end > 0 }
        var begin = end
        while begin > 0, WordScan.isWord(bytes[begin - 1]) || bytes[begin - 1] == UInt8(ascii: "`") { begin -= 1 }
        let callee = bytes[begin..<end]
        return callee.elementsEqual(owner.utf8) || callee.elementsEqual("Self".utf8)
            || callee.suffix(4).elementsEqual("init".utf8)
    }

    /// The offset of the bracket that is open before an offset; nil where a quote or a slash is met, or nothing is open.
    ///
    /// - Parameter depth: how many brackets must be found open; the innermost one counts 1.
    private func openingBracket(before end: Int, depth: Int) -> Int? {
        var depth = depth
        var offset = end
        while offset > 0 {
            offset -= 1
            switch bytes[offset] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth -= 1
                // It may stand in a comment that goes to the end of its line.
                if depth == 0 { return hasSlash(inLineBefore: offset) ? nil : offset }
            case UInt8(ascii: "\""), UInt8(ascii: "/"): return nil
            default: break
            }
        }
        return nil
    }

    private func hasSlash(inLineBefore end: Int) -> Bool {
        var offset = end
        while offset > 0, bytes[offset - 1] != 10, bytes[offset - 1] != 13 {
            offset -= 1
            if bytes[offset] == UInt8(ascii: "/") { return true }
        }
        return false
    }

    /// The offset behind the code before an offset; nil where a line before has a slash, and so perhaps a comment at its end.
    private func endOfCode(before end: Int) -> Int? {
        var offset = end
        while offset > 0, Self.isSpace(bytes[offset - 1]) {
            offset -= 1
            let isLineEnd = bytes[offset] == 10 || bytes[offset] == 13
            if isLineEnd, hasSlash(inLineBefore: offset) { return nil }
        }
        return offset
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
