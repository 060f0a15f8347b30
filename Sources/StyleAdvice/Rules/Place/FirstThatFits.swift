import KnowledgeModel

/// Where the room is not known, the first of two styles that fits is shown.
enum FirstThatFits: RoomRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "first-that-fits")
    static let source = ControlAdvice.Reference.apple("ViewThatFits", "viewthatfits")

    static func applies(on room: Room) -> Bool { !room.isSaid }

    static func points(for control: ChoiceControl, in room: Room) -> Int? {
        control == .segmentedOrMenuBySpace ? -1 : nil
    }

    static let words = Localized(
        english: "`ViewThatFits` shows segments where they fit and a menu where they do not.",
        chinese: "`ViewThatFits` 放得下就显示分段控件，放不下就换成菜单。")
}
