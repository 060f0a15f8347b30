import KnowledgeModel

/// What the rules about the room can see of a situation.
struct Room: Hashable, Sendable {
    let isCompact: Bool
    /// Whether somebody said how much room there is.
    let isSaid: Bool

    init(isCompact: Bool, isSaid: Bool) {
        (self.isCompact, self.isSaid) = (isCompact, isSaid)
    }

    init(_ space: Situation.Space?, on platform: Applicability.Platform) {
        isCompact = (space ?? Assumed.space(on: platform)) == .compact
        isSaid = space != nil
    }
}
