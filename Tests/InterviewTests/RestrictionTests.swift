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
        "style", ["automatic": 0.3, "menu": 0.3, "segmented": 0.2, "wheel": 0.1, "other": 0.1])
    static let sdk = Question.sample("sdk", ["xcode-27": 0.25, "xcode-16-or-26": 0.6, "xcode-15-or-older": 0.15])
    static let container = Question.sample("container", ["form-or-list": 0.5, "stack": 0.3, "sheet": 0.2])
    static let platform = Question.sample("platform", ["ios": 0.5, "ipados": 0.1, "macos": 0.4])

    static let before16 = Applicability(sdk: VersionInterval(since: nil, before: Version("16.0")) ?? .always)
    static let since26 = Applicability(sdk: VersionInterval(since: Version("26"), before: nil) ?? .always)

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
        Case(before16, sdk, "xcode-15-or-older", 0.98 / 0.15 + 0.02),
        Case(before16, sdk, "xcode-16-or-26", 0.02),
        Case(since26, sdk, "xcode-27", 0.98 / 0.85 + 0.02),
        Case(since26, sdk, "xcode-15-or-older", 0.02),
        Case(Applicability(containers: [.form]), container, "form-or-list", 0.9 / 0.5 + 0.1),
        Case(Applicability(containers: [.form]), container, "sheet", 0.1),
        Case(Applicability(platforms: [.iOS, .iPadOS]), platform, "ios", 0.98 / 0.6 + 0.02),
        Case(Applicability(platforms: [.iOS, .iPadOS]), platform, "macos", 0.02),
        Case(Applicability(), style, "wheel", 1),
        // No answer stands for a command group: the restriction says nothing.
        Case(Applicability(containers: [.commands]), container, "stack", 1),
    ]

    @Test(arguments: cases) func answersOutsideSpeakAgainst(expected: Case) {
        let ratio = Self.ratio(expected.applies, expected.question, expected.answer)
        #expect(isClose(ratio, expected.ratio, within: 1e-9))
    }

    @Test func likelihoodsOfTheEntryGoBeforeItsRestriction() {
        let cause = Cause.sample("one", ["style": ["wheel": 0.5]], applies: Applicability(styles: [.segmented]))
        let belief = Belief(
            Evidence(answers: ["style": "wheel"]), in: CauseModel(causes: [cause], questions: [Self.style]))
        #expect(isClose(belief.probability(of: "one") / belief.somethingElse / 9, (0.98 * 0.5 + 0.002) / 0.1))
    }
}
