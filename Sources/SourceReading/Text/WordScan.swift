/// What the bare bytes of a file tell: which words of interest it has, and which types it declares or extends.
///
/// One pass without a parser decides whether a file must be parsed at all. It reads comments and strings as code, which
/// can only make a file look more interesting than it is.
package struct WordScan: Sendable {
    /// The places of each word of interest, as offsets in bytes.
    package private(set) var places: [String: [Int]] = [:]
    /// The last names of types that the file declares.
    package private(set) var declared: Set<String> = []
    /// Those of them that stand outside of every type, as far as lines and braces tell.
    package private(set) var outermost: Set<String> = []
    /// The extensions in the file, in its order.
    package private(set) var extensions: [Extension] = []
    /// Functions, variables and the like that stand at the beginning of a line, outside of every type.
    package private(set) var globals: Set<String> = []

    /// An extension as its bytes tell.
    package struct Extension: Sendable {
        /// The name of the type as it is written: `Outer.Inner`.
        package let name: String
        /// The name's last part.
        package let lastName: String
        /// The offset behind the name.
        package let start: Int
        /// Whether a conformance follows.
        package let isConforming: Bool

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

    private enum Keyword { case declaration, `extension`, global, modifier }

    private static let keywords: [String: Keyword] = [
        "struct": .declaration, "class": .declaration, "enum": .declaration, "actor": .declaration,
        "protocol": .declaration, "typealias": .declaration, "extension": .extension, "func": .global, "let": .global,
        "var": .global,
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
                    let count = bytes.count
                    while offset < count {
                        let byte = bytes[offset]
                        guard isWord[Int(byte)] else {
                            if byte == UInt8(ascii: "{") { depth += 1 }
                            // A brace at the beginning of a line ends whatever an odd string has opened.
                            if byte == UInt8(ascii: "}") { depth = offset == lineStart ? 0 : max(depth - 1, 0) }
                            offset += 1
                            if byte == 10 { lineStart = offset }
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

    /// Takes down the name after a keyword.
    private mutating func note(
        _ keyword: String, after offset: Int, in bytes: UnsafeBufferPointer<UInt8>, isOutermost: Bool
    ) {
        guard let kind = Self.keywords[keyword], kind != .global || isOutermost else { return }
        var start = offset
        while start < bytes.count, bytes[start] == 32 || bytes[start] == UInt8(ascii: "`") { start += 1 }
        var end = start
        var lastStart = start
        while end < bytes.count, Self.isWord(bytes[end]) || (kind == .extension && bytes[end] == UInt8(ascii: ".")) {
            if bytes[end] == UInt8(ascii: ".") { lastStart = end + 1 }
            end += 1
        }
        guard end > lastStart, start > offset else { return }
        let name = String(decoding: bytes[lastStart..<end], as: UTF8.self)
        switch kind {
        case .declaration:
            declared.insert(name)
            if isOutermost { outermost.insert(name) }
        case .extension:
            var next = end
            while next < bytes.count, bytes[next] == 32 { next += 1 }
            extensions.append(
                Extension(
                    name: String(decoding: bytes[start..<end], as: UTF8.self), lastName: name, start: end,
                    isConforming: next < bytes.count && bytes[next] == UInt8(ascii: ":")))
        default: globals.insert(name)
        }
    }
}
