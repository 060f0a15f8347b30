import KnowledgeModel

/// Words in both languages that say one thing about a situation.
struct Phrase: Sendable {
    let fact: Situation.Fact
    let meaning: @Sendable (inout Situation) -> Void
    let wordings: [[String]]
    /// Whether the words deny something themselves, so that a "not" before them is part of them.
    private let isDenial: Bool

    init(
        _ fact: Situation.Fact, english: String, chinese: String, isDenial: Bool = false,
        meaning: @escaping @Sendable (inout Situation) -> Void
    ) {
        self.fact = fact
        self.isDenial = isDenial
        self.meaning = meaning
        wordings = (english + "," + chinese).split(separator: ",").map { SentenceTokens(String($0)).list }
    }

    /// Where the sentence says it; nil where it does not, or denies it.
    func match(in tokens: SentenceTokens) -> Range<Int>? {
        // "Not something that people change often": what denies the frequency of an act stands before the act.
        let reach = fact == .switching ? 6 : 2
        for wording in wordings {
            var start = 0
            while let range = tokens.range(of: wording, from: start) {
                if isDenial || !tokens.isDenied(at: range.lowerBound, within: reach) { return range }
                start = range.upperBound
            }
        }
        return nil
    }
}
