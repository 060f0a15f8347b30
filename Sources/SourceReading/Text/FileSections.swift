import SwiftParser
import SwiftSyntax

/// The sections of a file with the trees of those that have been asked for.
struct FileSections {
    /// The offsets at which the sections begin; empty as long as nobody has asked.
    private(set) var starts: [Int] = []
    private var trees: [SourceFileSyntax?] = []
    /// The sections that are nested too deeply to be parsed, with the offset where they are.
    private var deep: [Int: Int] = [:]
    /// The sections that have been asked for and are too long, or too deep, to be parsed in any useful time.
    private(set) var unread: Set<UnreadSection> = []

    /// How deep code may be nested before the parser gives up on it.
    private static let nestingLimit = 128
    /// The fewest bytes that are worth a tree of their own.
    private static let smallest = 1024
    /// The most sections that a file is cut into, since each tree keeps what stands before it as white space.
    private static let most = 24

    /// The longest section that is parsed, in bytes; no person writes one as long.
    private static let longest = 4 << 20

    /// Finds out where the file can be cut.
    mutating func prepare(_ bytes: [UInt8]) {
        guard starts.isEmpty else { return }
        let smallest = max(Self.smallest, bytes.count / Self.most)
        let (beginnings, tooDeep) = SourceLexer.sections(of: bytes)
        for start in beginnings where start == 0 || start - (starts.last ?? 0) >= smallest { starts.append(start) }
        trees = Array(repeating: nil, count: starts.count)
        deep = Dictionary(tooDeep.map { (number(at: $0), $0) }) { first, _ in first }
    }

    func number(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The tree of a section; nil where nobody has asked for it.
    func known(_ number: Int) -> SourceFileSyntax? { trees[number] }

    mutating func tree(of number: Int, in bytes: [UInt8]) -> SourceFileSyntax {
        if let tree = trees[number] { return tree }
        let start = starts[number]
        let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
        let isTooLong = end - start > Self.longest
        guard !isTooLong, deep[number] == nil else {
            unread.insert(
                isTooLong
                    ? UnreadSection(offset: start, reason: .tooLong)
                    : UnreadSection(offset: deep[number] ?? start, reason: .tooDeep))
            let nothing = Parser.parse(source: "")
            trees[number] = nothing
            return nothing
        }
        // White space instead of what stands before keeps the positions.
        let section = start == 0 ? bytes[..<end] : (Array(repeating: 32, count: start) + bytes[start..<end])[...]
        let tree = section.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Self.nestingLimit)
        }
        trees[number] = tree
        return tree
    }
}
