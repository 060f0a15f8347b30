/// What the check of an entry says of a picker in somebody's code.
public enum CodeFinding: String, CaseIterable, Codable, Hashable, Sendable {
    /// Something surely fails.
    case error
    /// Something fails in stated circumstances.
    case warning
    /// Nothing fails; there is a better way.
    case advice
    /// It is a fault with another SDK alone than the newest, which is assumed as long as nobody names one.
    case otherSDK = "other-sdk"
}
