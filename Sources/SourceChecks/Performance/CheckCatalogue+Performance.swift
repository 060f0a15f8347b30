extension CheckCatalogue {
    /// The checks of the area `performance`.
    static let performance: [any SourceCheck.Type] = [
        BindingLookupPerRead.self, HeavyWorkInBody.self, IdChangeRecreatesPicker.self, ImplicitAnimationInListRow.self,
        ImplicitAnimationOnAppear.self, LabelCacheInView.self, OptionsBuiltInBody.self,
        ParentInvalidationRebuildsOptions.self,
    ]
}
