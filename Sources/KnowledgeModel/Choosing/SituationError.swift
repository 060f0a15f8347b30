/// Why there is no advice on a situation.
public enum SituationError: Error, Hashable, Sendable {
    /// There is nothing to choose between.
    case tooFewOptions(Int)
    /// The release is older than SwiftUI on the platform, which begins with `since`.
    case beforeSwiftUI(Version, Applicability.Platform, since: Version)
}
