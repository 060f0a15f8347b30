import SwiftUI

/// A change to one tag of a sample, made while it runs: a sample written with `_tag(site, …)` in place of `.tag(…)` is all
/// of its mutants in one.
public enum Mutation: String, Sendable {
    /// The tag is not written.
    case deleted
    /// The tag is of a type that nothing else has.
    case retyped
    /// The tag is wrapped in an `Optional`.
    case wrapped

    /// Which one is made, and where, as the program's second and third argument say; none without them.
    static let current: (site: Int, kind: Mutation)? = {
        let arguments = CommandLine.arguments
        guard arguments.count > 3, let site = Int(arguments[2]), let kind = Mutation(rawValue: arguments[3]) else {
            return nil
        }
        return (site, kind)
    }()
}

private struct Retyped<V: Hashable>: Hashable {
    let value: V
}

extension View {
    /// `tag(_:)`, or what the mutation makes of it.
    public nonisolated func _tag<V: Hashable>(_ site: Int, _ tag: V) -> AnyView {
        switch Mutation.current {
        case (site, .deleted)?: AnyView(self)
        case (site, .retyped)?: AnyView(self.tag(Retyped(value: tag)))
        case (site, .wrapped)?: AnyView(self.tag(Optional(tag)))
        default: AnyView(self.tag(tag))
        }
    }
}
