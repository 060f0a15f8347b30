extension CheckCatalogue {
    /// The checks of the area `selection`.
    package static let selection: [any SourceCheck.Type] = [
        BindingEquatableConformance.self,
        DateSelectionNotInTags.self,
        ForeachIDDiffersFromSelection.self,
        InitialSelectionNotInOptions.self,
        MissingTag.self,
        ModelObjectSelection.self,
        OptionalTagUnderPlainSelection.self,
        PlainTagUnderOptionalSelection.self,
        RawValueTag.self,
        SentinelInitialValue.self,
        TagEqualityVolatileData.self,
        TagOnWrongView.self,
        TagTypeMismatch.self,
    ]
}
