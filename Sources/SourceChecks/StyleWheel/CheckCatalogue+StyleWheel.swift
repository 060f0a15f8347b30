extension CheckCatalogue {
    /// The checks of the area `style-wheel`.
    static let styleWheel: [any SourceCheck.Type] = []
}
