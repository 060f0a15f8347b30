import SourceReading

/// One change of a correct picker that makes it fail.
struct Mutant {
    /// What is changed.
    enum Kind: String, CaseIterable {
        case rawValue = "tag to raw value"
        case optionalTag = "tag to its Optional"
        case removed = "tag removed"
        case literal = "other literal type"
        case optionalSelection = "selection made optional"
        case plainSelection = "selection made plain"
        case duplicate = "duplicate tag"
    }

    let kind: Kind
    /// The bytes of the picker's file that are replaced.
    let range: Range<Int>
    let replacement: String

    /// The file with the change.
    func bytes(of file: SourceFile) -> [UInt8] {
        var bytes = file.text.bytes
        bytes.replaceSubrange(range, with: Array(replacement.utf8))
        return bytes
    }
}
