extension CheckCatalogue {
    /// The checks of the area `style-inline`.
    static let styleInline: [any SourceCheck.Type] = [
        InlineDoubleSeparators.self, InlineLabelShownAsRow.self, InlineOutsideListIsWheel.self,
        InlineSectionInCommandmenu.self, InlineTitleNotShownInMenu.self,
    ]
}
