import Interview
import KnowledgeModel
import Testing

/// Where an entry applies, as evidence.
@Suite struct RestrictionTests {
    /// How an answer changes the odds of the cause against something else.
    static func ratio(_ applies: Applicability, _ question: Question, _ answer: Identifier<Answer>) -> Double {
        let model = CauseModel(causes: [.sample("one", applies: applies)], questions: [question])
        let belief = Belief(Evidence(answers: [question.id: answer]), in: model)
        return belief.probability(of: "one") / belief.somethingElse / 9
    }

    static let style = Question.sample(
        "style", ["automatic": 0.3, "menu": 0.3, "segmented": 0.2, "wheel": 0.1, "other": 0.1],
        means: [
            "automatic": Applicability(styles: [.automatic]), "menu": Applicability(styles: [.menu]),
            "segmented": Applicability(styles: [.segmented]), "wheel": Applicability(styles: [.wheel]),
            "other": Applicability(styles: [.palette, .tabs]),
        ])
    static let sdk = Question.sample(
        "sdk", ["newest": 0.25, "middle": 0.6, "oldest": 0.15],
        means: [
            "newest": releases(since: "27", before: nil), "middle": releases(since: "16", before: "27"),
            "oldest": releases(since: nil, before: "16"),
        ])
    static let container = Question.sample(
        "container", ["rows": 0.5, "stack": 0.3, "sheet": 0.2],
        means: [
            "rows": Applicability(containers: [.form, .list]), "stack": Applicability(containers: [.stack]),
            "sheet": Applicability(containers: [.sheet]),
        ])
    static let openContainer = Question.sample(
        "container", ["rows": 0.8, "elsewhere": 0.2], means: ["rows": Applicability(containers: [.form, .list])])
    static let platform = Question.sample(
        "platform", ["phone": 0.5, "tablet": 0.1, "mac": 0.4],
        means: [
            "phone": Applicability(platforms: [.iOS]), "tablet": Applicability(platforms: [.iPadOS]),
            "mac": Applicability(platforms: [.macOS]),
        ])

    static func releases(since: String?, before: String?) -> Applicability {
        Applicability(
            sdk: VersionInterval(since: since.flatMap(Version.init), before: before.flatMap(Version.init)) ?? .always)
    }

    static let before16 = releases(since: nil, before: "16.0")
    static let since26 = releases(since: "26", before: nil)

    struct Case: Sendable {
        let applies: Applicability
        let question: Question
        let answer: Identifier<Answer>
        let ratio: Double

        init(_ applies: Applicability, _ question: Question, _ answer: Identifier<Answer>, _ ratio: Double) {
            self.applies = applies
            self.question = question
            self.answer = answer
            self.ratio = ratio
        }
    }

    static let cases: [Case] = [
        Case(Applicability(styles: [.segmented]), style, "segmented", 0.98 / 0.2 + 0.02),
        Case(Applicability(styles: [.segmented]), style, "wheel", 0.02),
        Case(Applicability(styles: [.segmented]), style, "automatic", 0.02),
        Case(Applicability(styles: [.palette]), style, "other", 0.98 / 0.1 + 0.02),
        // Half of the automatic pickers count as menus: 0.15 of 0.45.
        Case(Applicability(styles: [.menu]), style, "automatic", 0.98 * 0.15 / 0.45 / 0.3 + 0.02),
        Case(before16, sdk, "oldest", 0.98 / 0.15 + 0.02),
        Case(before16, sdk, "middle", 0.02),
        Case(since26, sdk, "newest", 0.98 / 0.85 + 0.02),
        Case(since26, sdk, "oldest", 0.02),
        Case(Applicability(containers: [.form]), container, "rows", 0.9 / 0.5 + 0.1),
        Case(Applicability(containers: [.form]), container, "sheet", 0.1),
        Case(Applicability(platforms: [.iOS, .iPadOS]), platform, "phone", 0.98 / 0.6 + 0.02),
        Case(Applicability(platforms: [.iOS, .iPadOS]), platform, "mac", 0.02),
        Case(Applicability(), style, "wheel", 1),
        // Nobody named the toolbar, for which the answer without a meaning then stands.
        Case(Applicability(containers: [.toolbar]), openContainer, "elsewhere", 0.9 / 0.2 + 0.1),
        Case(Applicability(containers: [.form]), openContainer, "elsewhere", 0.1),
        // No answer stands for a command group: the restriction says nothing.
        Case(Applicability(containers: [.commands]), container, "stack", 1),
    ]

    @Test(arguments: cases) func answersOutsideSpeakAgainst(expected: Case) {
        let ratio = Self.ratio(expected.applies, expected.question, expected.answer)
        #expect(isClose(ratio, expected.ratio, within: 1e-9))
    }

    /// The odds against something else after an answer that the entry itself finds half likely.
    static func ratio(named: Identifier<Answer>, _ applies: Applicability, _ question: Question) -> Double {
        let cause = Cause.sample("one", [question.id: [named: 0.5]], applies: applies)
        let belief = Belief(
            Evidence(answers: [question.id: named]), in: CauseModel(causes: [cause], questions: [question]))
        return belief.probability(of: "one") / belief.somethingElse / 9
    }

    /// Answers outside, each with its base.
    static let contradictions = [
        Case(Applicability(styles: [.segmented]), style, "wheel", 0.1),
        Case(Applicability(platforms: [.iOS]), platform, "mac", 0.4), Case(since26, sdk, "oldest", 0.15),
    ]

    /// The entry's own likelihoods do not save an answer that contradicts where it applies.
    @Test(arguments: contradictions) func aContradictionWeighsWhateverTheEntrySays(outside: Case) throws {
        let base = outside.ratio
        let said = 0.98 * 0.5 + 0.02 * base
        // The answers not named share the other half, and those outside lose theirs too.
        let others = zip(outside.question.answers, outside.question.baseProbabilities)
            .filter { $0.0.id != outside.answer }
            .map { other in
                let likelihood = 0.98 * 0.5 * other.1 / (1 - base) + 0.02 * other.1
                let isOutside = Self.ratio(outside.applies, outside.question, other.0.id) < 0.03
                return isOutside && other.0.id != "automatic" ? likelihood * 0.02 : likelihood
            }
        let expected = said * 0.02 / (said * 0.02 + others.reduce(0, +)) / base
        let found = Self.ratio(named: outside.answer, outside.applies, outside.question)
        #expect(isClose(found, expected, within: 1e-9))
        #expect(expected < 0.4)
    }

    /// Containers nest, and what the automatic style becomes is not the person's to say.
    @Test(arguments: [
        Case(Applicability(styles: [.segmented]), style, "automatic", 0.3),
        Case(Applicability(containers: [.form]), container, "sheet", 0.2),
    ])
    func elsewhereTheEntrysOwnLikelihoodsStand(outside: Case) {
        // What other answers outside lose goes to all in proportion.
        let said = 0.98 * 0.5 + 0.02 * outside.ratio
        let found = Self.ratio(named: outside.answer, outside.applies, outside.question)
        #expect(found >= said / outside.ratio - 1e-9)
    }
}
