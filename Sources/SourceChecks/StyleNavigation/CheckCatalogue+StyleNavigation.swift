extension CheckCatalogue {
    /// The checks of the area `style-navigation`.
    static let styleNavigation: [any SourceCheck.Type] = [PushingPickerNeedsNavigationContainer.self]
}
