/// A release number such as `16.4`, compared component by component.
public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Major, minor, patch …; trailing zeros are not kept, so that `16` equals `16.0`.
    public let components: [Int]

    /// The version that the text spells, or nil where it is not one to four numbers with dots between them.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
        guard (1...4).contains(parts.count), numbers.count == parts.count else { return nil }
        var significant = numbers
        while significant.count > 1, significant.last == 0 { significant.removeLast() }
        components = significant
    }

    /// A release with a major number alone.
    public init(major: Int) { components = [major] }

    /// The usual spelling, with at least a minor number: `16.0`, `16.4`, `15.0.2`.
    public var description: String {
        (components.count == 1 ? components + [0] : components).map(String.init).joined(separator: ".")
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.components.lexicographicallyPrecedes(right.components)
    }
}
