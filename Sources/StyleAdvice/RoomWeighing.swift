import KnowledgeModel

/// What the rules about the room add to each control's points; nil for one that is not meant there.
struct RoomWeighing {
    let points: [Int?]

    init(_ room: Room) {
        let rules = RuleBook.roomRules.filter { $0.applies(on: room) }
        points = ChoiceControl.all.map { control -> Int? in
            guard Candidates.isMeant(control, in: room) else { return nil }
            return rules.reduce(0) { $0 + ($1.points(for: control, in: room) ?? 0) }
        }
    }
}
