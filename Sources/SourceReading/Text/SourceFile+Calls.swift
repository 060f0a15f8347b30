/// What the bare bytes of a file say of a call, so that most files need not be parsed to know that a check finds nothing.
///
/// Brackets are counted without regard to comments and strings. Where that goes wrong, a stretch ends with the file.
extension SourceFile {
    /// The bytes between the parentheses of the call whose callee ends at an offset; nil where none follow.
    package func arguments(ofCallAt end: Int) -> Range<Int>? {
        let start = afterSpace(end)
        guard start < text.bytes.count, text.bytes[start] == UInt8(ascii: "(") else { return nil }
        return inside(from: start, UInt8(ascii: "("), UInt8(ascii: ")"))
    }

    /// The bytes between the braces of the closure behind the call whose callee ends at an offset; nil where none follow.
    package func trailingClosure(ofCallAt end: Int) -> Range<Int>? {
        var start = afterSpace(end)
        if let arguments = arguments(ofCallAt: end) { start = afterSpace(arguments.upperBound + 1) }
        guard start < text.bytes.count, text.bytes[start] == UInt8(ascii: "{") else { return nil }
        return inside(from: start, UInt8(ascii: "{"), UInt8(ascii: "}"))
    }

    /// The places where a word of interest stands, each with the offset behind it.
    package func ends(of word: String) -> [Int] { (scan.places[word] ?? []).map { $0 + word.utf8.count } }

    /// Whether some text stands within a stretch of the bytes.
    package func contains(_ text: String, in range: Range<Int>) -> Bool {
        let pattern = Array(text.utf8)
        var isFound = false
        ByteSearch.each(pattern, in: self.text.bytes, from: range.lowerBound) { place in
            isFound = place + pattern.count <= range.upperBound
            return false
        }
        return isFound
    }

    /// The word that begins at an offset, spaces and line ends before it passed over.
    package func word(from offset: Int) -> String {
        let start = afterSpace(offset)
        var end = start
        while end < text.bytes.count, WordScan.isWord(text.bytes[end]) { end += 1 }
        return text[start..<end]
    }

    /// The offset behind spaces, line ends and comments.
    private func afterSpace(_ offset: Int) -> Int {
        text.bytes.withUnsafeBufferPointer { bytes in
            var offset = offset
            while offset < bytes.count {
                if [32, 9, 10, 13].contains(bytes[offset]) {
                    offset += 1
                } else if let end = WordScan.end(ofCommentAt: offset, in: bytes) {
                    offset = end
                } else {
                    break
                }
            }
            return offset
        }
    }

    private func inside(from start: Int, _ opening: UInt8, _ closing: UInt8) -> Range<Int> {
        text.bytes.withUnsafeBufferPointer { bytes in
            var depth = 0
            for offset in start..<bytes.count {
                if bytes[offset] == opening { depth += 1 }
                if bytes[offset] == closing {
                    depth -= 1
                    if depth == 0 { return (start + 1)..<offset }
                }
            }
            return (start + 1)..<max(bytes.count, start + 1)
        }
    }
}
