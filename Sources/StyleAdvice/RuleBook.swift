/// Every rule, in the order in which reasons of equal weight are told.
enum RuleBook {
    static let rules: [any AdviceRule.Type] =
        options + number + place + roomRules + use + platform + [AutomaticChangesItsMeaning.self, ControlExists.self]

    /// The rules that tell candidates apart, those first that rule out most: every candidate exists.
    static let weighing: [any WeighingRule.Type] = options + number + place + use + platform
    /// The rules about the room.
    static let roomRules: [any RoomRule.Type] = [LittleRoom.self, FirstThatFits.self]

    private static let number: [any WeighingRule.Type] = [
        SegmentsTwoToFive.self, RadioGroupTwoToFive.self, MenuAboveFive.self, InlineBelowFive.self, InlineAtFive.self,
        NavigationLinkForMany.self, SearchAboveTwenty.self, WheelKeepsAnOrder.self, ArticleTable.self,
    ]
    private static let place: [any WeighingRule.Type] = [
        InlineNeedsAList.self, NavigationLinkNeedsAStack.self, PaletteInMenus.self, MenuHoldsMenuStyles.self,
        ListsLeaveTheMenu.self, WheelNeedsLines.self, SegmentsInToolbars.self, MenuInToolbars.self,
    ]
    private static let options: [any WeighingRule.Type] = [
        PickerHoldsOneValue.self, TogglesForAFew.self, SelectableListForSeveral.self, SearchNeedsAField.self,
        SegmentShowsTextOrImage.self, SegmentsWantShortTitles.self, MenuKeepsTextAndImage.self, RowListDrawsFreely.self,
        OwnButtonsNeedTraits.self,
        SystemControlsKeepTheirLook.self, MenuWithOwnLabel.self, NoneIsAnOption.self,
    ]
    private static let use: [any WeighingRule.Type] = [
        OftenWantsOneTap.self, RarelyMayTakeLines.self, SegmentsKeepTheirTextSize.self, TabsSwitchViews.self,
    ]
    private static let platform: [any WeighingRule.Type] = [
        RadioButtonsOnTheMac.self, WheelThrowsOnCatalyst.self, CatalystToolbarMenuCrashes.self,
        TelevisionWalksInlineLists.self, WatchLinksLongerLists.self, WatchTurnsWheels.self,
        WatchSearchCoversTheScreen.self,
    ]
}
