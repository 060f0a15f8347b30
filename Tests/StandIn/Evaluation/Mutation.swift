import SwiftUI

/// A change to one tag of a sample, made while it runs: a sample written with `_tag(site, …)` in place of `.tag(…)` is all
/// of its mutants in one.
public enum Mutation: String, CaseIterable, Sendable {
    /// The tag is not written.
    case deleted
    /// The tag is of a type that nothing else has.
    case retyped
    /// The tag is wrapped in an `Optional`.
    case wrapped

    /// Which one is made, and where; none at first. Written between two runs of a sample, never during one.
    nonisolated(unsafe) static var current: (site: Int, kind: Mutation)?

    /// Reads `3:retyped`.
    static func named(_ text: String) -> (site: Int, kind: Mutation)? {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let site = Int(parts[0]), let kind = Mutation(rawValue: String(parts[1])) else {
            return nil
        }
        return (site, kind)
    }
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
