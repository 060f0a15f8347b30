extension CheckCatalogue {
    /// The checks of the area `style-segmented`.
    static let styleSegmented: [any SourceCheck.Type] = []
}
