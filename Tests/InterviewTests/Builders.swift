import Interview
import KnowledgeModel

/// A name written as a literal; a spelling that no identifier can have stops the test.
extension Identifier: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    public init(stringLiteral value: String) {
        guard let identifier = Self(value) else { preconditionFailure("not an identifier: \(value)") }
        self = identifier
    }
}

extension Localized where Value == String {
    static func same(_ text: String) -> Self { Localized(english: text, chinese: text) }
}

extension Question {
    /// A question whose answers and bases are all that matters.
    static func sample(
        _ id: Identifier<Question>, cost: Int = 1, _ answers: KeyValuePairs<Identifier<Answer>, Double>,
        comparison: Comparison? = nil, means: [Identifier<Answer>: Applicability] = [:]
    ) -> Question {
        Question(
            id: id, text: .same(id.text), meaning: .same(""), howToFindOut: .same(""), cost: cost,
            answers: answers.map {
                Answer(id: $0.key, text: .same($0.key.text), base: $0.value, means: means[$0.key])
            },
            comparison: comparison)
    }
}

extension Cause {
    /// A cause with a class of fixes of its own unless another is named.
    static func sample(
        _ slug: Slug, prior: Double = 1, fix: Identifier<FixClass>? = nil, cost: Int = 1,
        _ likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]] = [:],
        applies: Applicability = Applicability()
    ) -> Cause {
        Cause(
            slug: slug, title: .same(slug.text), fixClass: fix ?? Identifier(stringLiteral: slug.text), fixCost: cost,
            prior: prior, likelihoods: likelihoods, applies: applies)
    }
}

extension Evidence {
    /// Evidence that consists of answers.
    init(answers: Answers) {
        self.init()
        self.answers = answers
    }
}

/// Whether two numbers agree to within rounding.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-12) -> Bool {
    abs(left - right) <= tolerance
}
