extension CheckCatalogue {
    /// The checks of the area `style-segmented`.
    static let styleSegmented: [any SourceCheck.Type] = [
        AppearanceFontStatic.self, AppearanceProxyGlobal.self, SegmentedAcceptsOnlyTextOrImage.self,
        SegmentedFixedsizeOverflows.self, SegmentedIgnoresSwiftuiStyling.self, SegmentedOptionsChangeJumps.self,
        SegmentedTitleAndIconUnsupported.self, SegmentedTooManyOrTooLong.self, SegmentedTracksDragBlocksScroll.self,
        ToolbarSegmentedWidthVariesByOS.self,
    ]
}
