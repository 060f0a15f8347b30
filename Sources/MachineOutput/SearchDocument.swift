import PickerHelp

/// The contract of `search --json`.
package struct SearchDocument: Encodable {
    struct Result: Encodable {
        var slug: String
        var aliases: [String]
        var title: String
        var area: String
        var summary: String
        var score: Double
        var excerpt: String
        var matched: String
    }

    var schema = 1
    var query: String
    var results: [Result]
    var suggestion: Nullable<String>

    package init(_ answer: SearchAnswer, language: Language) {
        query = answer.query
        results = answer.results.map { result in
            Result(
                slug: result.slug.text, aliases: result.heading.aliases.map(\.text), title: result.title[language],
                area: result.heading.area.rawValue, summary: result.heading.row[language].summary,
                score: result.score, excerpt: result.excerpt, matched: result.match.rawValue)
        }
        suggestion = Nullable(answer.suggestion)
    }
}
