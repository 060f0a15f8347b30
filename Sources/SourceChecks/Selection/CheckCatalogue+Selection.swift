extension CheckCatalogue {
    /// The checks of the area `selection`.
    static let selection: [any SourceCheck.Type] = []
}
