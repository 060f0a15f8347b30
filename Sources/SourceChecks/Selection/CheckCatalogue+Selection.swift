extension CheckCatalogue {
    /// The checks of the area `selection`.
    static let selection: [any SourceCheck.Type] = [
        TagTypeMismatch.self, OptionalTagUnderPlainSelection.self, PlainTagUnderOptionalSelection.self,
        RawValueTag.self, ForeachIDDiffersFromSelection.self, ModelObjectSelection.self, MissingTag.self,
        TagOnWrongView.self,
    ]
}
