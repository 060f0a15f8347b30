import Interview
import KnowledgeModel
import KnowledgeStore

/// What every interview over one file begins with: made when the first one starts, and kept.
///
/// `@unchecked`, because the one variable is read and set only while the file's lock is held.
final class DiagnosisPreparation: @unchecked Sendable {
    /// What was made.
    struct Result: Sendable {
        let interviewer: Interviewer
        /// Titles and former names, by slug.
        let headings: [Slug: EntryHeading]
    }

    private let database: KnowledgeDatabase
    private var made: Result?

    init(_ database: KnowledgeDatabase) { self.database = database }

    /// The preparation, made if it was not yet.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged; the next call tries again.
    func result() throws -> Result {
        try database.withLock {
            if let made { return made }
            let result = try make()
            made = result
            return result
        }
    }

    private func make() throws -> Result {
        let causes = try database.causes().map { record in
            Cause(
                slug: record.slug, title: record.title, fixClass: record.fix.fixClass, fixCost: record.fix.cost,
                prior: record.prior, likelihoods: record.likelihoods, applies: record.applies)
        }
        let model = CauseModel(causes: causes, questions: try database.questions())
        let headings = try database.summaries().map { ($0.slug, EntryHeading($0)) }
        return Result(
            interviewer: Interviewer(model), headings: Dictionary(headings, uniquingKeysWith: { first, _ in first }))
    }
}
