import KnowledgeModel

/// In little room every line counts.
enum LittleRoom: RoomRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "little-room")
    static let source = ControlAdvice.Reference.foundingArticle

    static func applies(on room: Room) -> Bool { room.isCompact }

    static func points(for control: ChoiceControl, in room: Room) -> Int? {
        -2 * control.room
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        switch control.room {
        case 1: return aButton
        case 2: return aLine
        default: return lines
        }
    }

    private static let aButton = Localized(
        english: "It takes one line and opens only when it is used.",
        chinese: "它只占一行，用的时候才展开。")
    private static let aLine = Localized(
        english: "It takes a full line in little room.",
        chinese: "空间紧凑时它要占满一整行。")
    private static let lines = Localized(
        english: "It takes several lines, and there is little room.",
        chinese: "它要占好几行，而空间紧凑。")
}
