extension CheckCatalogue {
    /// The checks of the area `state`.
    static let state: [any SourceCheck.Type] = [
        BindingStoredInViewModel.self, ConstantSelection.self, LiveValueResetsWheel.self,
        ObservedObjectMadeInView.self, OnchangeInsideMenuContent.self, SideEffectInPickerContent.self,
        StateInitFromOutside.self, StorageWrapperDoesNotPublish.self,
    ]
}
