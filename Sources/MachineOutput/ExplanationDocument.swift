import PickerHelp

/// The contract of `explain --json`: `kind` says which of the other keys are there.
package struct ExplanationDocument: Encodable {
    enum Kind: String, Encodable {
        case entry, message, unknown
    }

    var schema = 1
    var kind: Kind
    var entry: EntryDocument?
    var message: String?
    var causes: [MessageCause]?
    var nearest: [String]?

    /// A cause behind a message.
    struct MessageCause: Encodable {
        var slug: String
        var aliases: [String]
        var title: String
        var summary: String
        var share: Double
        var howToTell: String
    }

    /// - Parameter patterns: the code patterns of the entry, where the explanation is one.
    package init(
        _ explanation: Explanation, fixClasses: [Identifier<FixClass>: Localized<String>],
        patterns: [PatternSuggestion] = [],
        language: Language
    ) {
        switch explanation {
        case .entry(let entry):
            kind = .entry
            self.entry = EntryDocument(entry, fixClasses: fixClasses, patterns: patterns, language: language)
        case .message(let explanation):
            kind = .message
            message = explanation.message.text
            causes = explanation.causes.map { cause in
                MessageCause(
                    slug: cause.heading.slug.text, aliases: cause.heading.aliases.map(\.text),
                    title: cause.heading.title[language], summary: cause.heading.row[language].summary,
                    share: (cause.share * 1000).rounded() / 1000, howToTell: cause.howToTell[language])
            }
        case .unknown(let names):
            kind = .unknown
            nearest = names.map(\.text)
        }
    }
}
