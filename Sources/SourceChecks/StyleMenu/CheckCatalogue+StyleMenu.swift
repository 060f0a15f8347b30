extension CheckCatalogue {
    /// The checks of the area `style-menu`.
    static let styleMenu: [any SourceCheck.Type] = [
        MacosMenuIconSizeIgnored.self, MenuChromeNotCustomizable.self, MenuOptionKeepsOnlyTextAndImage.self,
        MenuStyleIgnoresLabel.self, MenuSymbolsRenderedAsTemplate.self, PopupWidthFollowsSelectedTitle.self,
    ]
}
