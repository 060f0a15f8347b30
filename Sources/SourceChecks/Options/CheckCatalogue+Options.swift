extension CheckCatalogue {
    /// The checks of the area `options`.
    package static let options: [any SourceCheck.Type] = [
        ConstantRangeForeach.self,
        DuplicateTagsOrIDs.self,
        IndexOutOfRangeParallelArrays.self,
        OptionNeedsSelectionDisabled.self,
        RangeOffsetImplicitTag.self,
    ]
}
