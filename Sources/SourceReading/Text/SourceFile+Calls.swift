/// What the bare bytes of a file say of a call, so that most files need not be parsed to know that a check finds nothing.
///
/// Brackets in comments and in strings of one line are passed over. One in a longer string or a regular expression may end a
/// stretch too early or too late.
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
            var offset = start
            while offset < bytes.count {
                let byte = bytes[offset]
                if let end = WordScan.end(ofCommentAt: offset, in: bytes) {
                    offset = end
                    continue
                }
                if byte == UInt8(ascii: "\"") { offset = Self.end(ofStringAt: offset, in: bytes) }
                if byte == opening { depth += 1 }
                if byte == closing {
                    depth -= 1
                    if depth == 0 { return (start + 1)..<offset }
                }
                offset += 1
            }
            return (start + 1)..<max(bytes.count, start + 1)
        }
    }

    /// The offset of the quotation mark that ends a string of one line; of the one that begins it where none does.
    private static func end(ofStringAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var offset = start + 1
        while offset < bytes.count, bytes[offset] != 10 {
            if bytes[offset] == UInt8(ascii: "\"") { return offset }
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return start
    }
}
