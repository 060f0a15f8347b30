extension CheckCatalogue {
    /// The checks of the area `options`.
    static let options: [any SourceCheck.Type] = [
        RangeOffsetImplicitTag.self, ConstantRangeForeach.self,
    ]
}
