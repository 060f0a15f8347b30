/// Finds the comments of a Swift file, and where its declarations can be parsed apart, without parsing it: it knows strings of
/// every kind, interpolation in them, nested comments and regular expressions, and so never takes `"// text"` for a comment.
///
/// It goes over the bytes once and keeps its own stack, so no input is too deep.
package struct SourceLexer {
    /// What the lexer is in.
    private enum Mode {
        /// Code; inside an interpolation, how many parentheses are open.
        case code(parentheses: Int)
        case string(hashes: Int, isMultiline: Bool)
    }

    private let bytes: [UInt8]
    private var position = 0
    private var modes: [Mode] = [.code(parentheses: 0)]
    private var found: [Range<Int>] = []
    private var breaks = SectionBreaks()
    private var depth = NestingGauge()

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The comments in the order of the file.
    package static func comments(in bytes: [UInt8]) -> [SourceComment] {
        var lexer = SourceLexer(bytes)
        lexer.read()
        return lexer.found.map { range in
            // Bytes that are no UTF-8 would change the length; such a comment says nothing to anybody.
            let text = String(decoding: bytes[range], as: UTF8.self)
            return SourceComment(offset: range.lowerBound, text: text.utf8.count == range.count ? text : "")
        }.filter { !$0.text.isEmpty }
    }

    /// The offsets at which the sections of a file begin: runs of whole declarations outside of every type, which a parser can
    /// read one without the others. The first one begins at 0.
    ///
    /// - Returns: the beginnings, and places where code is nested deeper than a parser should be asked to follow.
    static func sections(of bytes: [UInt8]) -> (starts: [Int], tooDeep: [Int]) {
        var lexer = SourceLexer(bytes)
        lexer.read()
        return (lexer.breaks.starts, lexer.depth.places)
    }

    private mutating func read() {
        while position < bytes.count {
            switch modes[modes.count - 1] {
            case .code(let parentheses): readCode(parentheses)
            case .string(let hashes, let isMultiline): readString(hashes, isMultiline)
            }
        }
    }

    private func byte(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private func stands(_ text: StaticString, at distance: Int = 0) -> Bool {
        bytes.stands(text, at: position + distance)
    }

    private func hashes(at distance: Int) -> Int {
        var count = 0
        while byte(distance + count) == UInt8(ascii: "#") { count += 1 }
        return count
    }

    // MARK: Code

    private mutating func readCode(_ parentheses: Int) {
        if modes.count == 1 { breaks.note(bytes[position], at: position, in: bytes) }
        depth.note(bytes[position], at: position, interpolations: modes.count / 2)
        switch bytes[position] {
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "\""): openString(hashes: 0)
        case UInt8(ascii: "#"): readHashes()
        case UInt8(ascii: "`"): skip(past: UInt8(ascii: "`"))
        case UInt8(ascii: "(") where modes.count > 1:
            modes[modes.count - 1] = .code(parentheses: parentheses + 1)
            position += 1
        case UInt8(ascii: ")") where modes.count > 1:
            if parentheses == 1 {
                modes.removeLast()
            } else {
                modes[modes.count - 1] = .code(parentheses: parentheses - 1)
            }
            position += 1
        default: position += 1
        }
    }

    private mutating func readSlash() {
        let start = position
        if stands("//") {
            while let next = byte(), !Self.isLineEnd(next) { position += 1 }
            found.append(start..<position)
        } else if stands("/*") {
            skipBlockComment()
            found.append(start..<position)
        } else if let end = endOfRegularExpression() {
            position = end
        } else {
            position += 1
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if stands("/*") {
                depth += 1
                position += 2
            } else if stands("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// The end of `/…/` on this line, where a value can begin and not an operator; nil where it is no such thing.
    private func endOfRegularExpression() -> Int? {
        guard let next = byte(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), !Self.isLineEnd(next),
            next != UInt8(ascii: "="), canBeginValue()
        else { return nil }
        var index = position + 1
        while index < bytes.count, !Self.isLineEnd(bytes[index]) {
            if bytes[index] == UInt8(ascii: "/") { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Whether what stands before leaves room for a value: an opening bracket, a comma, an operator, the line's start.
    private func canBeginValue() -> Bool {
        var index = position - 1
        while index >= 0, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index -= 1 }
        guard index >= 0 else { return true }
        return Self.isLineEnd(bytes[index]) || Self.beforeValues.contains(bytes[index])
    }

    private static let beforeValues = Set("([{,:;=!&|?~<>+-*%".utf8)

    private mutating func readHashes() {
        let count = hashes(at: 0)
        if stands("#if") { depth.noteCondition(opens: true) }
        if stands("#endif") { depth.noteCondition(opens: false) }
        if byte(count) == UInt8(ascii: "\"") {
            position += count
            openString(hashes: count)
        } else if byte(count) == UInt8(ascii: "/") {
            position += count + 1
            while position < bytes.count, !(byte() == UInt8(ascii: "/") && hashes(at: 1) >= count) {
                position += byte() == UInt8(ascii: "\\") ? 2 : 1
            }
            position = min(bytes.count, position + count + 1)
        } else {
            position += count
        }
    }

    /// Goes behind the next mark of a kind, not beyond the line.
    private mutating func skip(past mark: UInt8) {
        position += 1
        while let next = byte(), !Self.isLineEnd(next) {
            position += 1
            if next == mark { return }
        }
    }

    // MARK: Strings

    private mutating func openString(hashes: Int) {
        let isMultiline = stands("\"\"\"")
        position += isMultiline ? 3 : 1
        modes.append(.string(hashes: hashes, isMultiline: isMultiline))
    }

    private mutating func readString(_ count: Int, _ isMultiline: Bool) {
        switch bytes[position] {
        case UInt8(ascii: "\\") where hashes(at: 1) >= count:
            position += 1 + count
            if byte() == UInt8(ascii: "(") {
                modes.append(.code(parentheses: 1))
                depth.noteInterpolation()
            }
            position += 1
        case UInt8(ascii: "\""):
            let quotes = isMultiline ? 3 : 1
            guard !isMultiline || stands("\"\"\""), hashes(at: quotes) >= count else {
                position += 1
                return
            }
            modes.removeLast()
            position += quotes + count
        case let byte where Self.isLineEnd(byte) && !isMultiline:
            // The string has no end: its line is its end, as it is for the compiler.
            modes.removeLast()
        default: position += 1
        }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
