import PickerHelp

/// What is known of a situation, and from where.
struct AdviceRequest: Hashable {
    var situation = Situation()
    /// What a sentence said.
    var findings: [SentenceReading.Finding] = []
    /// What was read and does not count, as something else was said as well.
    var passedOver: [SentenceReading.PassedOver] = []
    /// What is not wanted.
    var refusals: [SentenceReading.Refusal] = []
    /// What was read in code.
    var readInCode: [Situation.Fact] = []
    /// What was answered.
    var answered: [Situation.Fact] = []
    /// The style that the code has now.
    var styleInCode: String?
    /// The names that the code has.
    var names: [PatternName: String] = [:]
    /// Whether the code declares the type of the options itself.
    var declaresType = false
    /// Whether the code was read.
    var isFromCode = false
    /// Whether there was a sentence and nothing of it was understood.
    var isUnread = false
    /// Whether the sentence went on behind what was read.
    var isCut = false

    /// Takes what a sentence says, over what was known.
    mutating func take(_ reading: SentenceReading) {
        let facts = reading.findings.map(\.fact)
        passOver(facts, for: reading.situation, winner: .words)
        for fact in facts { situation.take(fact, from: reading.situation) }
        findings += reading.findings
        passedOver += reading.passedOver
        refusals += reading.refusals
        isCut = reading.isCut
    }

    /// The controls that are not wanted.
    var refused: Set<ChoiceControl> { refusals.reduce(into: []) { $0.formUnion($1.controls) } }

    /// Takes what options say, over what was known.
    ///
    /// - Parameter given: a situation with nothing but what the options say.
    mutating func take(options given: Situation) {
        let facts = Situation.Fact.allCases.filter(given.says)
        passOver(facts, for: given, winner: .option)
        for fact in facts { situation.take(fact, from: given) }
        // What was passed over for other words may be what the option says.
        passedOver.removeAll { item in
            facts.contains(item.fact) && item.situation.map { !situation.differs(from: $0, in: item.fact) } ?? false
        }
    }

    /// Takes what the code says of a picker.
    mutating func take(_ site: CodeSite) {
        let read = site.situation
        situation = read
        styleInCode = site.style
        names = site.code?.names ?? [:]
        declaresType = site.code?.declaresType ?? false
        isFromCode = true
        readInCode = Situation.Fact.allCases.filter(read.says)
    }

    /// Notes what was known and is said otherwise now.
    private mutating func passOver(
        _ facts: [Situation.Fact], for other: Situation, winner: SentenceReading.PassedOver.Winner
    ) {
        var facts = facts.filter { situation.says($0) && situation.differs(from: other, in: $0) }
        // The release of one platform says nothing about another.
        if facts.contains(.platform), situation.says(.minimumOS), !facts.contains(.minimumOS) {
            facts.append(.minimumOS)
        }
        for fact in facts {
            let words = findings.first { $0.fact == fact }?.words
            passedOver.append(
                SentenceReading.PassedOver(fact: fact, words: words, situation: situation, winner: winner))
        }
        for fact in facts { situation.take(fact, from: Situation()) }
        findings.removeAll { facts.contains($0.fact) }
        readInCode.removeAll(where: facts.contains)
    }
}
