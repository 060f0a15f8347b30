extension CheckCatalogue {
    /// The checks of the area `state`.
    static let state: [any SourceCheck.Type] = []
}
