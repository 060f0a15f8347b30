import KnowledgeModel
import Testing

@testable import PickerHelp

/// What the checks find in the person's code, over the project's own knowledge.
@Suite("Findings in an interview")
struct FindingDiagnosisTests {
    @Test("An error comes first, whatever else the code says")
    func error() throws {
        let help = try KnowledgeBase()
        let start = try help.startDiagnosis()
        let slugs = start.ranking.map(\.slug)
        #expect(slugs.count > 100)
        for slug in slugs {
            var diagnosis = start
            try diagnosis.check([slug: .error])
            #expect(diagnosis.ranking.first?.slug == slug)
            #expect(diagnosis.ranking[0].probability > 0.5, "\(slug)")
        }
    }

    @Test("The worse a finding, the surer its entry", arguments: ["missing-tag", "tag-type-mismatch"])
    func severity(name: String) throws {
        let slug = try #require(Slug(name))
        let start = try KnowledgeBase().startDiagnosis()
        let probabilities = try [CodeFinding.otherSDK, .advice, .warning, .error].map { finding in
            var diagnosis = start
            try diagnosis.check([slug: finding])
            return try #require(diagnosis.ranking.first { $0.slug == slug }).probability
        }
        #expect(probabilities == probabilities.sorted())
        #expect(Set(probabilities).count == 4)
        #expect(probabilities[0] < 0.01 && probabilities[3] > 0.95, "\(probabilities)")
    }

    @Test("An Xcode by its release answers the question about it")
    func release() throws {
        for (release, answer) in [("15.4", "xcode-15-or-older"), ("16", "xcode-16-or-26"), ("27", "xcode-27")] {
            var diagnosis = try KnowledgeBase().startDiagnosis()
            #expect(try diagnosis.build(with: #require(Version(release))))
            #expect(diagnosis.answers.values.map(\.text) == [answer])
        }
    }

    @Test("The findings and the interview outlive saving, the worst first")
    func saved() throws {
        let help = try KnowledgeBase()
        var diagnosis = try help.startDiagnosis()
        let findings: [Slug: CodeFinding] = [
            try #require(Slug("missing-tag")): .warning, try #require(Slug("tag-type-mismatch")): .error,
            try #require(Slug("no-such-entry")): .error,
        ]
        try diagnosis.check(findings)
        let resumed = try help.resume(diagnosis.saved(language: .english))
        #expect(resumed.history == [.checked(findings)])
        #expect(
            resumed.findings.map { "\($0.entry.slug) \($0.finding)" } == [
                "tag-type-mismatch error", "missing-tag warning",
            ])
        #expect(resumed.ranking == diagnosis.ranking)
    }

    @Test("A text without a word describes nothing", arguments: ["3", "1.", "?", "42 - 7", "。"])
    func noWords(text: String) throws {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        let before = diagnosis.ranking
        try diagnosis.describe(text)
        #expect(diagnosis.history.isEmpty)
        #expect(diagnosis.ranking == before)
        #expect(Diagnosis.isDescription("选了没反应") && Diagnosis.isDescription("iOS 17"))
    }
}
