/// How much each kind of evidence counts in the order of the results.
///
/// `Scripts/measure search` shows what a change does to the reports of real people.
enum RankingWeights {
    /// A hit on the best symptom, beside the hits on the entry as a whole.
    static let symptom = 1.0
    /// The further best symptoms, as shares of the best one's weight: an entry that people describe in several such ways.
    static let furtherSymptoms = [0.7, 0.35, 0.17]
    /// How much a symptom of many words counts less than a short one that says the same: 0 not at all, 1 by its whole length.
    static let symptomLength = 0.4
    /// The power to which the score of a word in the entry as a whole is taken: below 1, many words count more than one rare one.
    static let damping = 0.8
    /// A hit through another spelling, beside a hit on the word itself.
    static let variants: [HitQuery.Variant: Double] = [.exact: 1, .prefix: 0.6, .synonym: 0.2, .correction: 0.7]
    /// One nat of how common the entry is, as a share of the best text score.
    static let prior = 0.06
    /// One nat of what the words hint at, as a share of the best text score.
    static let cue = 0.04
    /// One nat of how likely the message is the entry's, as a share of the best text score.
    static let message = 0.1
    /// A part of a message, as a share of the best text score; a whole message comes before everything else.
    static let partialMessage = 0.5
    /// The share of the asked words that the best entry must hold, for the answer to be relevant.
    static let leastCoverage = 0.3
}
