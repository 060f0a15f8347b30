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

    /// The words of the sentence that say it; nil where none do, or they are denied.
    func match(in tokens: SentenceTokens) -> String? {
        for wording in wordings {
            guard let range = tokens.range(of: wording) else { continue }
            // "Not something that people change often": what denies the frequency of an act stands before the act.
            let reach = fact == .switching ? 6 : 2
            if isDenial || !tokens.isDenied(at: range.lowerBound, within: reach) { return tokens.text(range) }
        }
        return nil
    }
}
