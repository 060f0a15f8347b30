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

    /// Everywhere the words stand, whatever they mean there.
    func places(in tokens: SentenceTokens) -> [Range<Int>] { wordings.flatMap { Array(tokens.ranges(of: $0)) } }

    /// Whether the words before a place deny it.
    func isDenied(at place: Range<Int>, in tokens: SentenceTokens) -> Bool {
        // "Not something that people change often": what denies the frequency of an act stands before the act.
        // "Must not be left empty" too has more words between.
        let reach = fact == .switching ? 6 : fact == .none ? 3 : 2
        return !isDenial
            && (tokens.isDenied(at: place.lowerBound, within: reach) || tokens.isDenied(behind: place.upperBound))
    }

    /// The first place where the sentence says it; nil where it does not, or denies it.
    func match(in tokens: SentenceTokens) -> Range<Int>? {
        places(in: tokens).first { !isDenied(at: $0, in: tokens) }
    }
}
