/// A permanent kebab-case name of an entry, a question, an answer, a fix class or a pattern.
///
/// `Kind` keeps the names of different things apart at compile time.
public struct Identifier<Kind>: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let text: String

    /// The identifier with this text, or nil where the text is not kebab case
    /// (lower-case ASCII letters and digits, single hyphens between them, at most 64 characters).
    public init?(_ text: String) {
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count <= 64, words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isAllowed) }) else {
            return nil
        }
        self.text = text
    }

    public var description: String { text }

    public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

/// The permanent name of an entry, for example `tag-type-mismatch`.
public typealias Slug = Identifier<Entry>

extension Identifier {
    /// The identifier that the program's own source spells; one that is not kebab case is a mistake of the program.
    public init(fixed text: StaticString) {
        guard let identifier = Self("\(text)") else { preconditionFailure("\(text) is no identifier") }
        self = identifier
    }
}
