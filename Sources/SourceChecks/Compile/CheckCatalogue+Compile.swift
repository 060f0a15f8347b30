extension CheckCatalogue {
    /// The checks of the area `compile`.
    static let compile: [any SourceCheck.Type] = [StyleUnavailableOnPlatform.self]
}
