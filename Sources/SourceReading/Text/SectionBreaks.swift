/// Notes, code byte by code byte, where a file can be cut between declarations.
///
/// A cut needs all of these: every bracket is closed, no `#if` is open, the line before was a closing brace or an import, and the
/// next line of code begins without a space and with a word or an attribute. What looks odd is not cut.
struct SectionBreaks {
    /// The offsets at which sections begin.
    private(set) var starts = [0]
    /// How many brackets are open.
    private var nesting = 0
    /// How many `#if` are open.
    private var conditions = 0
    /// The offset behind the line after which a cut is possible.
    private var candidate: Int?
    /// Whether the line at hand has code already.
    private var hasCode = false
    private var lineStart = 0

    /// Takes a byte outside of strings; the first byte of a comment or a string is one.
    mutating func note(_ byte: UInt8, at offset: Int, in bytes: [UInt8]) {
        switch byte {
        // Of both, the second ends the line.
        case 13 where offset + 1 < bytes.count && bytes[offset + 1] == 10: return
        case 10, 13:
            lineStart = offset + 1
            hasCode = false
            if candidate == Self.open { candidate = lineStart }
            return
        case 32, 9: return
        case UInt8(ascii: "/") where Self.startsComment(at: offset, in: bytes): return
        default: break
        }
        if !hasCode {
            hasCode = true
            begin(byte, at: offset, in: bytes)
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): nesting += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): nesting -= 1
        case UInt8(ascii: "#"):
            if bytes.standsAsWord("#if", at: offset) { conditions += 1 }
            if bytes.standsAsWord("#endif", at: offset) { conditions -= 1 }
        default: break
        }
        if byte == UInt8(ascii: "}"), offset == lineStart, nesting == 0, conditions == 0 { candidate = Self.open }
    }

    /// The mark of a candidate whose line has not ended.
    private static let open = -1

    /// Takes the first code of a line.
    private mutating func begin(_ byte: UInt8, at offset: Int, in bytes: [UInt8]) {
        let isOutermost = offset == lineStart && nesting == 0 && conditions == 0
        if let start = candidate, start > 0, isOutermost, Self.mayBegin(byte, at: offset, in: bytes) {
            starts.append(start)
        }
        candidate = nil
        if isOutermost, Self.isImport(at: offset, in: bytes) { candidate = Self.open }
    }

    /// Whether a declaration, an attribute or a macro may begin with a byte; what goes on with the line before may not.
    private static func mayBegin(_ byte: UInt8, at offset: Int, in bytes: [UInt8]) -> Bool {
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") { return true }
        guard WordScan.isWord(byte) else { return false }
        return !continuing.contains { bytes.standsAsWord($0, at: offset) }
    }

    private static let continuing: [StaticString] = ["else", "catch", "where", "while", "as", "is"]

    private static func isImport(at offset: Int, in bytes: [UInt8]) -> Bool {
        importing.contains { bytes.standsAsWord($0, at: offset) }
    }

    private static let importing: [StaticString] = ["import", "@testable import", "@preconcurrency import"]

    private static func startsComment(at offset: Int, in bytes: [UInt8]) -> Bool {
        offset + 1 < bytes.count
            && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
    }
}
