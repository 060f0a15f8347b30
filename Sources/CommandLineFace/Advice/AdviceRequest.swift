import PickerHelp

/// What is known of a situation, and from where.
struct AdviceRequest: Hashable {
    var situation = Situation()
    /// What a sentence said.
    var findings: [SentenceReading.Finding] = []
    /// What was read in code.
    var readInCode: [Situation.Fact] = []
    /// What was answered.
    var answered: [Situation.Fact] = []
    /// The style that the code has now.
    var styleInCode: String?
    /// The names that the code has.
    var names: [PatternName: String] = [:]
    /// Whether the code was read.
    var isFromCode = false
    /// Whether there was a sentence and nothing of it was understood.
    var isUnread = false

    /// Takes what a sentence says, over what was known.
    mutating func take(_ reading: SentenceReading) {
        for finding in reading.findings { situation.take(finding.fact, from: reading.situation) }
        findings += reading.findings
        readInCode.removeAll { fact in reading.findings.contains { $0.fact == fact } }
    }

    /// Takes what the code says of a picker.
    mutating func take(_ site: CodeSite) {
        let read = site.situation
        situation = read
        styleInCode = site.style
        names = site.code?.names ?? [:]
        isFromCode = true
        readInCode = Situation.Fact.allCases.filter { read.says($0) }
    }
}

extension Situation {
    /// Whether the fact is known.
    func says(_ fact: Fact) -> Bool {
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
    mutating func take(_ fact: Fact, from other: Situation) {
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
}
