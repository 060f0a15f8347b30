extension CheckCatalogue {
    /// The checks of the area `accessibility`.
    static let accessibility: [any SourceCheck.Type] = [
        EmptyPickerTitle.self, CustomControlKeyboardStops.self, CustomControlNoAccessibilityTraits.self,
        IconSegmentMissingLabel.self, LabelsHiddenInCustomRow.self, PickerTextIgnoresDynamicType.self,
    ]
}
