/// The releases from `since` (included) to `before` (excluded) in which a fact holds; an open end is nil.
public struct VersionInterval: Hashable, Sendable {
    public let since: Version?
    public let before: Version?

    /// The interval, or nil where it would hold no release.
    public init?(since: Version?, before: Version?) {
        if let since, let before, since >= before { return nil }
        self.since = since
        self.before = before
    }

    /// Every release.
    public static var always: VersionInterval { VersionInterval() }

    /// A major release and every later one.
    public static func since(_ major: Int) -> VersionInterval { VersionInterval(since: Version(major: major)) }

    private init(since: Version? = nil) {
        self.since = since
        before = nil
    }

    /// Whether the fact holds in a release.
    public func contains(_ version: Version) -> Bool {
        (since.map { version >= $0 } ?? true) && (before.map { version < $0 } ?? true)
    }
}
