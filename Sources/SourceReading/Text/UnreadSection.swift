/// A part of a file that is not parsed, because that would take a recursive parser for ever.
package struct UnreadSection: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case tooLong, tooDeep
    }

    /// The offset in bytes at which the part begins, or at which it goes too deep.
    package var offset: Int
    package var reason: Reason
}
