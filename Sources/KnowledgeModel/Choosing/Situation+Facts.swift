extension Situation {
    /// Whether the fact is known.
    public func says(_ fact: Fact) -> Bool {
        switch fact {
        case .options: optionCount != nil || optionsChange
        case .switching: switching != nil
        case .space: space != nil
        case .container: container != nil
        case .platform: platform != nil
        case .minimumOS: minimumOS != nil
        case .optionKind: optionKind != nil
        case .largeText: needsLargeText
        case .none: mayBeNone
        case .search: needsSearch
        case .several: needsSeveral
        case .customLook: wantsCustomLook
        }
    }

    /// Takes one fact of another situation.
    public mutating func take(_ fact: Fact, from other: Situation) {
        switch fact {
        case .options: (optionCount, optionsChange) = (other.optionCount, other.optionsChange)
        case .switching: switching = other.switching
        case .space: space = other.space
        case .container: container = other.container
        case .platform: platform = other.platform
        case .minimumOS: minimumOS = other.minimumOS
        case .optionKind: optionKind = other.optionKind
        case .largeText: needsLargeText = other.needsLargeText
        case .none: mayBeNone = other.mayBeNone
        case .search: needsSearch = other.needsSearch
        case .several: needsSeveral = other.needsSeveral
        case .customLook: wantsCustomLook = other.wantsCustomLook
        }
    }

    /// Whether two situations say different things of a fact.
    public func differs(from other: Situation, in fact: Fact) -> Bool {
        var taken = self
        taken.take(fact, from: other)
        return taken != self
    }
}
