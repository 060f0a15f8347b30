/// Takes out of a comment what switches off nothing: some of its names, or with the last of them the whole comment.
struct CommentRepair {
    let directive: DisableDirective
    /// The bytes of the file.
    let bytes: [UInt8]

    /// The repair, which is safe: a comment does nothing to the program, and these names do nothing to the checker.
    ///
    /// - Parameter idle: the names that switch off nothing, `all` among them.
    /// - Returns: nil where the comment shares its several lines with code, whose lines it may hold apart.
    func removing(_ idle: Set<String>) -> Repair? {
        guard !idle.isEmpty else { return nil }
        let left = directive.written.filter { !idle.contains($0.text) }
        guard let first = directive.written.first, let last = directive.written.last, !left.isEmpty else {
            return removal.map { Repair(isSafe: true, title: Self.commentTitle, edits: [$0]) }
        }
        let range = first.range.lowerBound..<last.range.upperBound
        let hasCommas = bytes[range].contains(UInt8(ascii: ","))
        let text = left.map(\.text).joined(separator: hasCommas ? ", " : " ")
        return Repair(isSafe: true, title: Self.nameTitle, edits: [Edit(range: range, replacement: text)])
    }

    /// The edit that takes the comment away: with its line where it stands alone, with the blanks before it elsewhere.
    private var removal: Edit? {
        let comment = directive.comment.range
        let before = bytes[..<comment.lowerBound]
        let start = before.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
        let end = bytes[comment.upperBound...].firstIndex { !Self.isBlank($0) } ?? bytes.count
        let beginsLine = start == 0 || Self.isLineEnd(bytes[start - 1])
        let endsLine = end == bytes.count || Self.isLineEnd(bytes[end])
        if beginsLine, endsLine { return Edit(range: start..<lineEnd(at: end), replacement: "") }
        guard !bytes[comment].contains(where: Self.isLineEnd) else { return nil }
        if endsLine { return Edit(range: start..<comment.upperBound, replacement: "") }
        if beginsLine || start < comment.lowerBound {
            return Edit(range: comment.lowerBound..<end, replacement: "")
        }
        // Between two words it stands for the blank that keeps them apart.
        return Edit(range: comment, replacement: end > comment.upperBound ? "" : " ")
    }

    /// Where the next line begins.
    private func lineEnd(at end: Int) -> Int {
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static let commentTitle = Localized(english: "Remove the comment", chinese: "删掉这条注释")
    private static let nameTitle = Localized(
        english: "Remove the names that do nothing", chinese: "删掉注释里不起作用的名称")
}
