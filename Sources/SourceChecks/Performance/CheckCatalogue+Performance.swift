extension CheckCatalogue {
    /// The checks of the area `performance`.
    static let performance: [any SourceCheck.Type] = []
}
