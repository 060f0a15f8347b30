import KnowledgeModel

/// The causes and the questions that tell them apart, prepared for fast reasoning.
///
/// A column stands for each cause, in the order of slugs, and a last one for *something else*: a cause that nobody
/// described, with a class of fixes of its own.
package struct CauseModel: Sendable {
    /// By slug.
    package let causes: [Cause]
    /// By identifier.
    package let questions: [Question]
    package let assumptions: Assumptions
    /// The classes of fixes of all causes, by identifier.
    package let fixClasses: [Identifier<FixClass>]

    /// The prior probability of each column.
    let priors: [Double]
    /// The index of each column's class of fixes; that of something else is the number of classes.
    let classes: [Int]
    let table: LikelihoodTable
    let pairs: [PairTable]
    /// The answers to other questions, by index, after which each question is senseless.
    let senselessAfter: [[(question: Int, answer: Int)]]
    private let questionIndices: [Identifier<Question>: Int]
    private let causeIndices: [Slug: Int]

    /// The model of some causes and questions, in any order; of two with one name the first counts.
    ///
    /// - Complexity: proportional to causes × answers; build it once.
    package init(causes: [Cause], questions: [Question], assumptions: Assumptions = Assumptions()) {
        let causes = Dictionary(causes.map { ($0.slug, $0) }) { first, _ in first }.values.sorted { $0.slug < $1.slug }
        let questions = Dictionary(questions.map { ($0.id, $0) }) { first, _ in first }.values
            .sorted { $0.id < $1.id }
        let fixClasses = Set(causes.map(\.fixClass)).sorted()
        let pairs = questions.indices.compactMap { PairTable(target: $0, questions: questions) }
        self.causes = causes
        self.questions = questions
        self.assumptions = assumptions
        self.fixClasses = fixClasses
        self.pairs = pairs
        priors = Self.priors(of: causes, somethingElse: assumptions.somethingElse)
        classes = causes.map { cause in fixClasses.firstIndex(of: cause.fixClass) ?? 0 } + [fixClasses.count]
        table = Self.table(causes: causes, questions: questions, pairs: pairs, assumptions: assumptions)
        senselessAfter = questions.map { Self.conditions(of: $0, questions: questions) }
        questionIndices = Dictionary(uniqueKeysWithValues: questions.enumerated().map { ($1.id, $0) })
        causeIndices = Dictionary(uniqueKeysWithValues: causes.enumerated().map { ($1.slug, $0) })
    }

    /// The model of whole entries.
    package init(entries: [Entry], questions: [Question], assumptions: Assumptions = Assumptions()) {
        self.init(causes: entries.map(Cause.init), questions: questions, assumptions: assumptions)
    }

    /// The question with this name, or nil.
    package func question(_ id: Identifier<Question>) -> Question? { index(of: id).map { questions[$0] } }

    /// The cause with this name, or nil.
    package func cause(_ slug: Slug) -> Cause? { index(of: slug).map { causes[$0] } }

    /// The number of columns.
    var width: Int { causes.count + 1 }

    func index(of question: Identifier<Question>) -> Int? { questionIndices[question] }

    func index(of cause: Slug) -> Int? { causeIndices[cause] }

    /// The index of an answer to a question.
    func index(of answer: Identifier<Answer>, in question: Int) -> Int? {
        questions[question].answers.firstIndex { $0.id == answer }
    }

    /// The answers after which a question is senseless, those left out that the model does not have.
    private static func conditions(of question: Question, questions: [Question]) -> [(question: Int, answer: Int)] {
        questions.enumerated().flatMap { number, other in
            let named = question.senselessAfter[other.id] ?? []
            return other.answers.indices.filter { named.contains(other.answers[$0].id) }.map { (number, $0) }
        }
    }

    private static func priors(of causes: [Cause], somethingElse: Double) -> [Double] {
        let total = causes.reduce(0) { $0 + $1.prior }
        guard total > 0 else { return causes.map { _ in 0 } + [1] }
        return causes.map { (1 - somethingElse) * $0.prior / total } + [somethingElse]
    }

    private static func table(
        causes: [Cause], questions: [Question], pairs: [PairTable], assumptions: Assumptions
    ) -> LikelihoodTable {
        var table = LikelihoodTable(width: causes.count + 1, answerCounts: questions.map(\.answers.count))
        for (number, question) in questions.enumerated() {
            let distribution = AnswerDistribution(question, assumptions: assumptions)
            for (column, cause) in causes.enumerated() {
                for (answer, value) in distribution.probabilities(under: cause).enumerated() {
                    table.set(value, question: number, answer: answer, column: column)
                }
            }
            for (answer, value) in distribution.base.enumerated() {
                table.set(value, question: number, answer: answer, column: causes.count)
            }
        }
        for pair in pairs { pair.fillSecond(of: &table) }
        return table
    }
}
