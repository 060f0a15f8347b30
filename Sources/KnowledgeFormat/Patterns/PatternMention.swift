/// Another pattern, an entry, or an answer that a pattern names.
struct PatternMention {
    enum Subject: Hashable {
        case entry(String)
        case pattern(String)
        case answer(String, question: String)
    }

    var subject: Subject
    var place: FormatIssue.Place
}
