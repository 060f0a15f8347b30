extension CheckCatalogue {
    /// The checks of the area `bridging`.
    static let bridging: [any SourceCheck.Type] = [
        RepresentableCoordinatorStale.self, RepresentableSharedViewInstance.self,
    ]
}
