/// How much each kind of evidence counts in the order of the results.
///
/// `Scripts/measure search` shows what a change does to the reports of real people.
struct RankingWeights {
    /// A hit on the best symptom, beside the hits on the entry as a whole.
    var symptom = 1.0
    /// The further best symptoms, as shares of the best one's weight: an entry that people describe in several such ways.
    var furtherSymptoms = [0.7, 0.35, 0.17]
    /// The power to which the score of a word in the entry as a whole is taken: below 1, many words count more than one rare one.
    var damping = 0.8
    /// A hit through another spelling, beside a hit on the word itself.
    var variants: [HitQuery.Variant: Double] = [.exact: 1, .prefix: 0.6, .synonym: 0.2]
    /// One nat of how common the entry is, as a share of the best text score.
    var prior = 0.06
    /// One nat of what the words hint at, as a share of the best text score.
    var cue = 0.04
    /// One nat of how likely the message is the entry's, as a share of the best text score.
    var message = 0.1
    /// A part of a message, as a share of the best text score; a whole message comes before everything else.
    var partialMessage = 0.5
    /// The share of the asked words that the best entry must hold, for the answer to be relevant …
    var leastCoverage = 0.34
    /// … or their number, in a long description.
    var enoughWords = 4
    /// The columns of `entry_index` with the weight of a hit in each.
    ///
    /// What people say weighs most, then the entry's names and the exact messages; explanations and code mention much that the
    /// entry is not about.
    var columns = (names: 6.0, messages: 3.0, symptoms: 8.0, summary: 5.0, explanation: 1.0, code: 0.5)

    /// A hit on the entry's name, beside a hit on the entry as a whole.
    var name = 0.3

    /// How much a symptom of many words counts less than a short one that says the same: 0 not at all, 1 by its whole length.
    static let symptomLength = 0.4

    /// The weights for a query.
    ///
    /// - Parameter concepts: how many fully counting words it has. One or two words name a subject and describe no trouble:
    ///   then what entries are called and are about counts more than what people say.
    init(concepts: Int) {
        guard concepts <= 2 else { return }
        columns = (names: 12, messages: 2, symptoms: 3, summary: 8, explanation: 1, code: 0.5)
        symptom = 0.4
        name = 3
        variants[.synonym] = 0.7
        prior = 0.12
    }
}
