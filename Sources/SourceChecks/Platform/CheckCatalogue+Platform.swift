extension CheckCatalogue {
    /// The checks of the area `platform`.
    static let platform: [any SourceCheck.Type] = [
        CatalystMacIdiomWheelUnsupported.self, MacToolbarDirectMenuPickerCrash.self, Macos27HidesMenuSymbolImages.self,
    ]
}
