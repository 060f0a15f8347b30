extension CheckCatalogue {
    /// The checks of the area `wrong-control`.
    static let wrongControl: [any SourceCheck.Type] = [
        ButtonAmongOptions.self,
        MultiSelectionUnsupported.self,
        TooManyOptions.self,
    ]
}
