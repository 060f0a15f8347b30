/// A comment in a Swift file.
package struct SourceComment: Hashable, Sendable {
    /// Where its first byte stands, the mark included.
    package var offset: Int
    /// The comment with its marks.
    package var text: String

    package init(offset: Int, text: String) {
        self.offset = offset
        self.text = text
    }

    /// The bytes of the file that it takes.
    package var range: Range<Int> { offset..<(offset + text.utf8.count) }
}
