extension CheckCatalogue {
    /// The checks of the area `style-menu`.
    static let styleMenu: [any SourceCheck.Type] = []
}
