import PickerHelp

/// Something that was read and does not count, in the documents of `advise --json`.
struct PassedOverItem: Encodable {
    var fact: String
    /// Null for what was read in code.
    var words: Nullable<String>
    /// Null for a number that is too great to count options.
    var text: Nullable<String>
    /// What counts more: `words` or `option`.
    var winner: String

    init(_ item: SentenceReading.PassedOver, _ language: Language) {
        fact = item.fact.rawValue
        words = Nullable(item.words)
        text = Nullable(item.situation?.words(for: item.fact)[language])
        winner = item.winner.rawValue
    }
}
