/// What the bare bytes of a file tell: which words of interest it has, and which types it declares or extends.
///
/// One pass without a parser decides whether a file must be parsed at all. It passes over comments that begin a line, and
/// reads others and strings as code, which can only make a file look more interesting than it is.
package struct WordScan: Sendable {
    /// The places of each word of interest, as offsets in bytes.
    package private(set) var places: [String: [Int]] = [:]
    /// The last names of types and aliases that the file declares, with the offsets behind the names.
    package internal(set) var declared: [String: [Int]] = [:]
    /// Those of them that stand outside of every type, as far as lines and braces tell, with what each of them is.
    package internal(set) var outermost: [String: Outermost] = [:]
    /// The last names of types and aliases that have generic parameters.
    package internal(set) var generic: Set<String> = []
    /// The extensions in the file, in its order.
    package internal(set) var extensions: [Extension] = []
    /// Functions, variables and aliases that stand outside of every type, as far as lines and braces tell, with the offsets
    /// behind their names.
    package internal(set) var globals: [String: [Int]] = [:]

    /// What a name stands for that is declared outside of every type.
    package enum Outermost: Sendable {
        /// A struct, a class, an enum or an actor.
        case nominal
        case `protocol`
        case alias
        /// Several things, in the clauses of `#if` perhaps.
        case several
    }

    /// An extension as its bytes tell.
    package struct Extension: Sendable {
        /// The name of the type as it is written: `Outer.Inner`.
        package let name: String
        /// The name's last part.
        package let lastName: String
        /// The offset behind the name.
        package let start: Int
        /// The last names of what it makes the type conform to.
        package let inherited: [String]

        /// Whether the written name can mean a type: the same name, or its end.
        func means(_ full: String) -> Bool { TypePart.means(name, full) }
    }

    /// - Parameter words: the words of interest; whole identifiers.
    package init(_ bytes: [UInt8], words: Words) {
        bytes.withUnsafeBufferPointer { scan($0, words: words) }
    }

    /// Words prepared for quick recognition.
    package struct Words: Sendable {
        fileprivate var byLength: [[(hash: UInt64, text: String)]] = Array(repeating: [], count: 64)

        package init(_ words: some Sequence<String>) {
            for word in Set(words) where word.utf8.count < 64 {
                let hash = word.utf8.reduce(WordScan.seed) { WordScan.mix($0, $1) }
                byLength[word.utf8.count].append((hash, word))
            }
        }
    }

    private static let seed: UInt64 = 14_695_981_039_346_656_037

    @inline(__always)
    private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 1_099_511_628_211 }

    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool { isWordTable[Int(byte)] }

    private static let isWordTable: [Bool] = (0..<256).map { byte in
        let byte = UInt8(byte)
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    enum Keyword {
        case declaration(Outermost)
        case `extension`
        case global
    }

    static let keywords: [String: Keyword] = [
        "struct": .declaration(.nominal), "class": .declaration(.nominal), "enum": .declaration(.nominal),
        "actor": .declaration(.nominal), "protocol": .declaration(.protocol), "typealias": .declaration(.alias),
        "extension": .extension, "func": .global, "let": .global, "var": .global,
    ]
    private static let keywordTable = Words(keywords.keys)

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, words: Words) {
        let isWord = Self.isWordTable
        isWord.withUnsafeBufferPointer { isWord in
            words.byLength.withUnsafeBufferPointer { interesting in
                Self.keywordTable.byLength.withUnsafeBufferPointer { keywords in
                    var offset = 0
                    var lineStart = 0
                    var depth = 0
                    var isInLongString = false
                    let count = bytes.count
                    let slash = UInt8(ascii: "/")
                    let quote = UInt8(ascii: "\"")
                    while offset < count {
                        let byte = bytes[offset]
                        guard isWord[Int(byte)] else {
                            if byte == UInt8(ascii: "{") { depth += 1 }
                            // A brace at the beginning of a line ends whatever an odd string has opened.
                            if byte == UInt8(ascii: "}") { depth = offset == lineStart ? 0 : max(depth - 1, 0) }
                            offset += 1
                            if byte == 10 || byte == 13 { lineStart = offset }
                            if byte == quote, offset + 1 < count, bytes[offset] == quote, bytes[offset + 1] == quote {
                                isInLongString.toggle()
                                offset += 2
                                continue
                            }
                            if byte == slash, !isInLongString, offset < count, beginsLine(offset - 1, bytes) {
                                offset = Self.end(ofCommentAt: offset - 1, in: bytes) ?? offset
                            }
                            continue
                        }
                        let start = offset
                        var hash = Self.seed
                        repeat {
                            hash = Self.mix(hash, bytes[offset])
                            offset += 1
                        } while offset < count && isWord[Int(bytes[offset])]
                        let length = offset - start
                        guard length < 64 else { continue }
                        for word in interesting[length] where word.hash == hash {
                            places[word.text, default: []].append(start)
                        }
                        for word in keywords[length] where word.hash == hash {
                            let startsLine = bytes[lineStart] != 32 && bytes[lineStart] != 9
                            note(word.text, after: offset, in: bytes, isOutermost: startsLine || depth == 0)
                        }
                    }
                }
            }
        }
    }

    /// The offset behind a comment; nil where none begins, or where it does not end.
    static func end(ofCommentAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
        var offset = start + 1
        switch bytes[offset] {
        case UInt8(ascii: "/"):
            while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
            return offset
        case UInt8(ascii: "*"):
            offset += 2
            while offset < bytes.count {
                if bytes[offset] == UInt8(ascii: "/"), bytes[offset - 1] == UInt8(ascii: "*") { return offset + 1 }
                offset += 1
            }
            return nil
        default: return nil
        }
    }

    /// Whether only spaces stand before an offset in its line.
    @inline(__always)
    private func beginsLine(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = offset
        while before > 0, bytes[before - 1] == 32 || bytes[before - 1] == 9 { before -= 1 }
        return before == 0 || bytes[before - 1] == 10 || bytes[before - 1] == 13
    }
}
