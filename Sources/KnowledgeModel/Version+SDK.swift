extension Version {
    /// The Xcode release that is assumed where none is named.
    public static let currentSDK = Version(major: 27)
    /// The first Xcode release whose SDK has `tag(_:includeOptional:)`.
    ///
    /// Source: https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:); the release is bounded by
    /// projects' compiler errors and by the interface of the 18.5 generation.
    public static let includeOptionalSDK = Version(major: 16)
}
