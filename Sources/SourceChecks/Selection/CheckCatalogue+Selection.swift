extension CheckCatalogue {
    /// The checks of the area `selection`.
    static let selection: [any SourceCheck.Type] = [
        InitialSelectionNotInOptions.self, SentinelInitialValue.self, DateSelectionNotInTags.self,
        TagEqualityVolatileData.self, BindingEquatableConformance.self,
    ]
}
