extension CheckCatalogue {
    /// The checks of the area `layout`.
    static let layout: [any SourceCheck.Type] = []
}
