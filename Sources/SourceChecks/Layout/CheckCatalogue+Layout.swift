extension CheckCatalogue {
    /// The checks of the area `layout`.
    static let layout: [any SourceCheck.Type] = [
        AncestorDragGestureConflict.self, AncestorTapGestureStealsTaps.self, AutomaticStyleClaimsWholeRow.self,
        CollapsedFrameNoHitArea.self, ConditionalToolbarItemRebuild.self, ExplicitMenuShrinksRowHitArea.self,
        ListEditModeTakesTaps.self, MacosTitleSharesFrameWithControl.self, OffscreenRenderSkipsPlatformControls.self,
        PickerInDisabledOrOverlaidParent.self,
    ]
}
