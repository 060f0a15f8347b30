extension CheckCatalogue {
    /// The checks of the area `options`.
    static let options: [any SourceCheck.Type] = [
        DuplicateTagsOrIDs.self, IndexOutOfRangeParallelArrays.self, OptionNeedsSelectionDisabled.self,
    ]
}
