import KnowledgeModel

/// What the interview needs to know of an entry: one cause that the user's trouble may have.
package struct Cause: Hashable, Sendable {
    package var slug: Slug
    package var title: Localized<String>
    package var fixClass: Identifier<FixClass>
    /// The effort of the repair, from 1 (an edit on one line) to 5 (another design).
    package var fixCost: Int
    /// How often this is the cause, relative to the other causes.
    package var prior: Double
    /// The probability of each answer when this is the cause; what is left of 1 is shared by the answers not named.
    package var likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]]
    /// Where the cause can apply; evidence too, once the user says where the picker is.
    package var applies: Applicability

    package init(
        slug: Slug, title: Localized<String>, fixClass: Identifier<FixClass>, fixCost: Int, prior: Double,
        likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]], applies: Applicability = Applicability()
    ) {
        self.slug = slug
        self.title = title
        self.fixClass = fixClass
        self.fixCost = fixCost
        self.prior = prior
        self.likelihoods = likelihoods
        self.applies = applies
    }

    /// The cause that an entry describes.
    package init(_ entry: Entry) {
        self.init(
            slug: entry.slug, title: entry.prose.map(\.title), fixClass: entry.fix.fixClass, fixCost: entry.fix.cost,
            prior: entry.prior, likelihoods: entry.likelihoods, applies: entry.applies)
    }
}
