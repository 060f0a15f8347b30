/// Reads JSON in which `//` and `/* */` comments may stand between any two tokens (RFC 8259 otherwise).
package struct JSONParser {
    /// Why a text is not JSON, with the line of the first mistake.
    package struct Failure: Error, Hashable {
        package var line: Int
        package var mistake: SyntaxMistake
    }

    /// Values nested deeper than this are refused, so that a hostile file cannot exhaust the stack.
    package static let maximumDepth = 32

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// Reads a whole text.
    ///
    /// - Throws: `Failure` at the first mistake.
    package static func parse(_ text: String) throws(Failure) -> JSONNode {
        var parser = JSONParser(bytes: Array(text.utf8))
        let node = try parser.value(depth: 0)
        try parser.skipBlanks()
        guard parser.current == nil else { throw parser.failure(.textAfterTheEnd) }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ mistake: SyntaxMistake) -> Failure { Failure(line: line, mistake: mistake) }

    /// The failure where something else than the current byte should stand.
    private func expected(_ what: SyntaxMistake.Expected) -> Failure {
        guard let current else { return failure(.textEnds(expected: what)) }
        guard current < 0x80 else { return failure(.unexpected(found: "…", expected: what)) }
        return failure(.unexpected(found: String(UnicodeScalar(current)), expected: what))
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func take(_ character: UnicodeScalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Skips blanks and comments.
    private mutating func skipBlanks() throws(Failure) {
        while let byte = current {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: advance()
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let start = line
        position += 1
        if take("/") {
            while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
        } else if take("*") {
            while current != nil {
                if take("*") {
                    if take("/") { return }
                } else {
                    advance()
                }
            }
            throw Failure(line: start, mistake: .unclosedComment)
        } else {
            throw failure(.unexpected(found: "/", expected: .value))
        }
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONNode {
        guard depth < Self.maximumDepth else { throw failure(.tooDeep(limit: Self.maximumDepth)) }
        try skipBlanks()
        let start = line
        let content: JSONNode.Content
        switch current {
        case UInt8(ascii: "{"): content = .object(try members(depth: depth))
        case UInt8(ascii: "["): content = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): content = .number(try number())
        default: content = try word()
        }
        return JSONNode(line: start, content: content)
    }

    private mutating func members(depth: Int) throws(Failure) -> [JSONNode.Member] {
        position += 1
        var members: [JSONNode.Member] = []
        try skipBlanks()
        if take("}") { return members }
        while true {
            try skipBlanks()
            let start = line
            guard current == UInt8(ascii: "\"") else { throw expected(.key) }
            let key = try string()
            try skipBlanks()
            guard take(":") else { throw expected(.colon) }
            members.append(JSONNode.Member(key: key, line: start, value: try value(depth: depth + 1)))
            try skipBlanks()
            if take("}") { return members }
            guard take(",") else { throw expected(.commaOrBrace) }
        }
    }

    private mutating func elements(depth: Int) throws(Failure) -> [JSONNode] {
        position += 1
        var elements: [JSONNode] = []
        try skipBlanks()
        if take("]") { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            try skipBlanks()
            if take("]") { return elements }
            guard take(",") else { throw expected(.commaOrBracket) }
        }
    }

    private mutating func word() throws(Failure) -> JSONNode.Content {
        let rest = bytes[position...]
        for (name, content) in [("true", JSONNode.Content.boolean(true)), ("false", .boolean(false)), ("null", .null)]
        where rest.starts(with: name.utf8) {
            position += name.utf8.count
            return content
        }
        throw expected(.value)
    }

    private mutating func number() throws(Failure) -> Double {
        let start = position
        while let byte = current, Self.isNumeral(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let hasLeadingZero = digits.count > 1 && digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
        guard !hasLeadingZero, !text.hasSuffix("."), let number = Double(text), number.isFinite else {
            throw failure(.notANumber(text))
        }
        return number
    }

    private static func isNumeral(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func string() throws(Failure) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                text.append(contentsOf: Array(String(try escape()).utf8))
            case 0..<0x20: throw failure(.unclosedText)
            default:
                text.append(byte)
                position += 1
            }
        }
        throw failure(.unclosedText)
    }

    private mutating func escape() throws(Failure) -> UnicodeScalar {
        guard let byte = current else { throw failure(.unclosedText) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw failure(.unknownEscape)
        }
    }

    private mutating func unicodeEscape() throws(Failure) -> UnicodeScalar {
        let unit = try hexadecimal()
        if let scalar = UnicodeScalar(unit) { return scalar }
        // A character beyond the basic plane is written as two surrogates (RFC 8259, section 7).
        guard (0xD800..<0xDC00).contains(unit), take("\\"), take("u") else { throw failure(.unknownEscape) }
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low),
            let scalar = UnicodeScalar(0x10000 + (unit - 0xD800) << 10 + low - 0xDC00)
        else { throw failure(.unknownEscape) }
        return scalar
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure(.unknownEscape) }
        position += 4
        return unit
    }
}
