import PickerHelp

extension CodeSite {
    /// What the code says about the place and the use of the picker.
    var situation: Situation {
        var situation = Situation()
        // A stack between the picker and its form decides nothing.
        let places = (containers ?? []).compactMap(Self.container)
        situation.container = places.first { $0 != .stack } ?? places.first
        situation.platform = answers[CodeAnswer.platform].flatMap(CodeAnswer.platform(named:))
        let type = selection?.type ?? ""
        situation.mayBeNone = type.hasSuffix("?") || answers[CodeAnswer.selectionType] == CodeAnswer.optional
        situation.needsSeveral = type.hasPrefix("Set<") || answers[CodeAnswer.selectionType] == CodeAnswer.severalValues
        // The row for "none" is none of the options; one option is what the reader could count, and no choice.
        let noneRows = situation.mayBeNone ? (tags ?? []).count { Self.isNone($0.text) } : 0
        situation.optionCount = optionCount.flatMap { $0 - noneRows >= 2 ? $0 - noneRows : nil }
        // What a store is asked for comes and goes; an array may be a constant.
        situation.optionsChange = situation.optionCount == nil && answers[CodeAnswer.optionSource] == CodeAnswer.query
        return situation
    }

    /// Whether a tag is the optional's nil, as `nil as Int?` or `String?.none`.
    private static func isNone(_ tag: String) -> Bool { tag.hasPrefix("nil") || tag.hasSuffix(".none") }

    /// The place by the name that the facts give a container.
    private static func container(_ name: String) -> Situation.Container? {
        Applicability.Container(rawValue: name).map(Situation.Container.init)
    }
}
