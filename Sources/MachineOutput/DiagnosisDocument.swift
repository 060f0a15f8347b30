import PickerHelp

/// The contract of `diagnose --json`.
package struct DiagnosisDocument: Encodable {
    struct Evidence: Encodable {
        /// `sentence`, `message`, `answer`, `fact`, `implied`, `finding` or `rejected-fix`.
        var kind: String
        var question: String?
        var answer: String?
        var cause: String?
        var bits: Double
    }

    struct Ranked: Encodable {
        var slug: String
        var aliases: [String]
        var title: String
        var probability: Double
        var fixClass: String
        var `for`: [Evidence]
        var against: [Evidence]
    }

    struct Next: Encodable {
        var question: String
        var text: String
        var why: String
        var howToFindOut: String
        var cost: Int
        var answers: [AnswerItem]
    }

    /// A console line or the like that was given, and whether it is known; one that is not known is no evidence.
    package struct Message: Encodable {
        package var text: String
        package var recognized: Bool

        package init(text: String, recognized: Bool) {
            self.text = text
            self.recognized = recognized
        }
    }

    struct Finding: Encodable {
        var slug: String
        /// `error`, `warning`, `advice`, or `other-sdk` where only another SDK makes it a fault.
        var severity: String
    }

    struct Advice: Encodable {
        var slug: String
        var confirm: String
        var fix: String
        /// The code pattern that shows the repair.
        var pattern: Nullable<String>
        /// The command line that prints its code for what is known.
        var patternCommand: Nullable<String>
        /// The repaired program that fits the answers best.
        var code: Nullable<String>
    }

    var schema = 1
    var ranking: [Ranked]
    var somethingElse: Double
    var next: Nullable<Next>
    var conclusive: Bool
    /// `sure`, `same-repair`, `unsure`, `too-little` or `unknown`; with the last two there is no advice.
    var verdict: String
    var message: Nullable<Message>
    var answers: [String: String]
    /// What the checks say of the code: the worst first.
    var findings: [Finding]
    var unknown: [String]
    var rejected: [String]
    var advice: Nullable<Advice>

    /// - Parameters:
    ///   - diagnosis: the state to show.
    ///   - message: the message that was given now; where none was, the one that the interview knows counts.
    ///   - limit: how many causes to list.
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    package init(_ diagnosis: Diagnosis, message: Message? = nil, limit: Int, language: Language) throws {
        ranking = diagnosis.ranking.prefix(limit).map { cause in
            let evidence = diagnosis.evidence(about: cause.slug)
            return Ranked(
                slug: cause.slug.text, aliases: cause.heading.aliases.map(\.text), title: cause.title[language],
                probability: Self.rounded(cause.probability), fixClass: cause.fixClass.text,
                for: evidence.supporting.map(Evidence.init), against: evidence.opposing.map(Evidence.init))
        }
        somethingElse = Self.rounded(diagnosis.somethingElse)
        next = Nullable(
            diagnosis.next.map { question in
                Next(
                    question: question.id.text, text: question.text[language], why: question.meaning[language],
                    howToFindOut: question.howToFindOut[language], cost: question.cost,
                    answers: question.answers.map { AnswerItem($0, language: language) })
            })
        conclusive = diagnosis.isConclusive
        verdict = diagnosis.verdict.rawValue
        self.message = Nullable(message ?? diagnosis.lastMessage.map { Message(text: $0, recognized: true) })
        answers = Dictionary(uniqueKeysWithValues: diagnosis.answers.map { ($0.key.text, $0.value.text) })
        findings = diagnosis.findings.map { Finding(slug: $0.entry.slug.text, severity: $0.finding.rawValue) }
        unknown = diagnosis.unknown.map(\.text).sorted()
        rejected = diagnosis.rejected.map(\.text).sorted()
        advice = Nullable(
            try diagnosis.advice().map { advice in
                Advice(
                    slug: advice.entry.slug.text, confirm: advice.confirm[language], fix: advice.fix[language],
                    pattern: Nullable(advice.patterns.first?.id.text),
                    patternCommand: Nullable(advice.patterns.first.map(PatternCommandLine.text)),
                    code: Nullable(advice.program?.code))
            })
    }

    /// A probability with six digits: enough to compare two states, without the noise of the last bits.
    static func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
}

extension DiagnosisDocument.Evidence {
    init(_ weighed: DiagnosisEvidence.Weighed) {
        bits = (weighed.bits * 100).rounded() / 100
        switch weighed.item {
        case .sentence: kind = "sentence"
        case .message: kind = "message"
        case .answer(let question, let answer):
            (kind, self.question, self.answer) = ("answer", question.text, answer.text)
        case .fact(let question, let answer): (kind, self.question, self.answer) = ("fact", question.text, answer.text)
        case .implied(let question, let answer):
            (kind, self.question, self.answer) = ("implied", question.text, answer.text)
        case .finding(let slug): (kind, cause) = ("finding", slug.text)
        case .rejectedFix(let slug): (kind, cause) = ("rejected-fix", slug.text)
        }
    }
}
