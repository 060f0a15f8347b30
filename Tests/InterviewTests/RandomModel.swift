import Interview
import KnowledgeModel

/// Models and evidence made from a seed.
struct RandomModel {
    let model: CauseModel

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let comparison = Self.comparison(&generator)
        let others = (0..<Int.random(in: 1...5, using: &generator)).map { number in
            Self.question("q\(number)", answers: Int.random(in: 2...5, using: &generator), &generator)
        }
        let platform = Question.sample(
            "platform", ["ios": 0.6, "macos": 0.3, "watchos": 0.1],
            means: [
                "ios": Applicability(platforms: [.iOS]), "macos": Applicability(platforms: [.macOS]),
                "watchos": Applicability(platforms: [.watchOS]),
            ])
        let questions = Self.withSenselessOnes(comparison + others + [platform], &generator)
        let causes = (0..<Int.random(in: 1...14, using: &generator)).map { number in
            Self.cause(number, questions: questions, &generator)
        }
        model = CauseModel(causes: causes, questions: questions)
    }

    /// Every question with one of its answers, each with an even chance to be there.
    func answers(_ generator: inout SeededGenerator) -> [(Identifier<Question>, Identifier<Answer>)] {
        model.questions.compactMap { question in
            guard Bool.random(using: &generator), let answer = question.answers.randomElement(using: &generator) else {
                return nil
            }
            return (question.id, answer.id)
        }
    }

    /// Some questions are senseless after an answer to another one, outside the comparison.
    private static func withSenselessOnes(_ questions: [Question], _ generator: inout SeededGenerator) -> [Question] {
        questions.map { question in
            guard Bool.random(using: &generator), let other = questions.dropFirst(3).randomElement(using: &generator),
                other.id != question.id, let answer = other.answers.randomElement(using: &generator)
            else { return question }
            var question = question
            question.senselessAfter = [other.id: [answer.id]]
            return question
        }
    }

    private static func question(_ name: String, answers: Int, _ generator: inout SeededGenerator) -> Question {
        let weights = (0..<answers).map { _ in Double.random(in: 0.05...1, using: &generator) }
        let total = weights.reduce(0, +)
        var question = Question.sample(
            Identifier(stringLiteral: name), cost: Int.random(in: 1...5, using: &generator), [:])
        question.answers = weights.enumerated().map { index, weight in
            Answer(id: Identifier(stringLiteral: "a\(index)"), text: .same(""), base: weight / total)
        }
        return question
    }

    private static func comparison(_ generator: inout SeededGenerator) -> [Question] {
        let first = question("first", answers: Int.random(in: 2...4, using: &generator), &generator)
        let second = question("second", answers: Int.random(in: 2...4, using: &generator), &generator)
        var target = question("target", answers: 3, &generator)
        var table: [Identifier<Answer>: [Identifier<Answer>: Identifier<Answer>]] = [:]
        for one in first.answers {
            for other in second.answers {
                table[one.id, default: [:]][other.id] = target.answers.randomElement(using: &generator)?.id
            }
        }
        target.comparison = Question.Comparison(first: first.id, second: second.id, table: table)
        return [first, second, target]
    }

    private static func cause(_ number: Int, questions: [Question], _ generator: inout SeededGenerator) -> Cause {
        var likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]] = [:]
        for question in questions where question.id != "second" && Int.random(in: 0..<3, using: &generator) > 0 {
            guard let answer = question.answers.randomElement(using: &generator) else { continue }
            let values = [0.01, 0.3, 0.6, 0.9, 0.97, 1]
            likelihoods[question.id] = [answer.id: values.randomElement(using: &generator) ?? 0.5]
        }
        let fix = Identifier<FixClass>(stringLiteral: "fix-\(Int.random(in: 0...7, using: &generator))")
        let platforms: [Applicability.Platform] = Bool.random(using: &generator) ? [.iOS] : []
        return .sample(
            Identifier(stringLiteral: "cause-\(number)"), prior: Double.random(in: 0.2...10, using: &generator),
            fix: fix, cost: Int.random(in: 1...5, using: &generator), likelihoods,
            applies: Applicability(platforms: platforms))
    }
}
