extension CheckCatalogue {
    /// The checks of the area `state`.
    static let state: [any SourceCheck.Type] = [
        BindingStoredInViewModel.self, LiveValueResetsWheel.self, OnchangeInsideMenuContent.self,
        SideEffectInPickerContent.self, StateInitFromOutside.self, StorageWrapperDoesNotPublish.self,
    ]
}
