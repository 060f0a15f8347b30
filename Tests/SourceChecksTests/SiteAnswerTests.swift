import KnowledgeFormat
import KnowledgeModel
import PickerCheck
import Samples
import Testing

/// What code answers of the interview's questions.
@Suite struct SiteAnswerTests {
    static let knowledge = KnowledgeReader.read(Project.root.appending(path: "Knowledge").path).knowledge

    private static func sites(_ text: String) -> [SiteFacts] {
        Checker().facts(in: [("Sample.swift", Array(text.utf8))]).filter { $0.kind == .picker }
    }

    /// Every sample's answers are answers that the knowledge has, and few questions go without one.
    @Test func answersAreThoseOfTheKnowledge() throws {
        let questions = try #require(Self.knowledge?.questions)
        let known = Dictionary(
            uniqueKeysWithValues: questions.map { ($0.id.text, Set($0.answers.map(\.id.text))) })
        var (sites, answers) = (0, 0)
        for sample in try Project.samples() {
            for site in Self.sites(sample.text) {
                sites += 1
                for (question, answer) in site.answers {
                    answers += 1
                    #expect(known[question]?.contains(answer) == true, "\(sample.name): \(question)=\(answer)")
                }
            }
        }
        #expect(sites > 400 && answers > 5 * sites, "\(answers) answers of \(sites) pickers")
    }

    /// What the code of a fault says is nothing that its entry calls all but impossible.
    @Test func answersFitTheirEntries() throws {
        for entry in try #require(Self.knowledge?.entries) {
            for sample in try Project.samples()
            where sample.slug == entry.slug.text && sample.path.hasSuffix("Before.swift") {
                let sites = Self.sites(sample.text)
                // Of several pickers one may be there to show that it works.
                guard sites.count == 1 else { continue }
                for (question, answer) in sites[0].answers {
                    guard let question = Identifier<Question>(question), let answer = Identifier<Answer>(answer),
                        let likelihood = entry.likelihoods[question]?[answer]
                    else { continue }
                    #expect(likelihood >= 0.05, "\(sample.name): \(question)=\(answer)")
                }
            }
        }
    }

    /// A picker in a form, and some of what it answers; nil for what it leaves open.
    static let cases: [(state: String, rows: String, answers: [String: String?])] = [
        (
            "@State var value = 1", "Text(\"A\").tag(1)\nText(\"B\").tag(2)",
            [
                "selection-type": "int", "tag-type": "int", "tag-match": "same-type", "option-count": "two-to-five",
                "option-source": "written-out", "container": "form-or-list", "style": "automatic",
                "state-owner": "state", "tag-place": "on-option", "platform": nil,
            ]
        ),
        (
            "@State var value: Size?", "ForEach(Size.allCases) { Text(\"\\($0)\") }",
            [
                "selection-type": "optional", "tag-type": "implicit", "tag-match": "implicit-tags",
                "option-source": "enum-cases", "option-count": nil, "tag-place": "nowhere",
            ]
        ),
        (
            "@State var value = Size.small", "ForEach(Size.allCases, id: \\.self) { Text(\"\\($0)\") }",
            ["tag-match": "same-type", "tag-type": nil, "option-source": "enum-cases"]
        ),
        (
            "@AppStorage(\"a\") var value = \"\"", "ForEach(Size.allCases) { Text(\"\\($0)\").tag($0) }",
            [
                "selection-type": "string", "tag-type": "enumeration", "tag-match": "different-type",
                "state-owner": "app-storage",
            ]
        ),
        (
            "@AppStorage(\"a\") var value = 0", "ForEach(Size.allCases) { Text(\"\\($0)\").tag($0) }",
            ["tag-match": "raw-value"]
        ),
        (
            "@State var value = 1", "Text(\"A\").tag(Int?.some(1))",
            ["tag-match": "optional-tags-plain-selection", "option-count": nil]
        ),
        ("@State var value: Int?", "Text(\"A\").tag(1)", ["tag-match": "plain-tags-optional-selection"]),
        (
            "@State var value = UInt8(1)", "Text(\"A\")\nText(\"B\")",
            ["selection-type": "other-number", "tag-type": "missing", "tag-match": "no-tags"]
        ),
        (
            "@State var value = 1", "HStack { Text(\"A\").tag(1) }",
            ["tag-type": nil, "tag-match": nil, "tag-place": "inside-option"]
        ),
        (
            "@State var value = other", "Text(\"A\").tag(thing)",
            ["selection-type": nil, "tag-type": nil, "tag-match": nil]
        ),
        ("@Bindable var model: Model\nvar value: Int { get { 0 } }", "Text(\"A\").tag(1)", ["state-owner": nil]),
        (
            "@State var value = 0", "ForEach(0..<9) { Text(\"\\($0)\") }",
            ["option-source": "range", "option-count": nil]
        ),
        ("@State var value = 0", "if flag { Text(\"A\").tag(0) }\nText(\"B\").tag(1)", ["option-count": nil]),
    ]

    @Test(arguments: cases) func codeAnswers(state: String, rows: String, answers: [String: String?]) throws {
        let text = """
            import SwiftUI
            enum Size: Int, CaseIterable, Identifiable { case small, large; var id: Int { rawValue } }
            @Observable final class Model { var size = 0 }
            struct Sample: View {
                let flag: Bool
                \(state)
                var body: some View {
                    Form { VStack { Picker("A", selection: $value) { \(rows) } } }
                }
            }
            """
        let site = try #require(Self.sites(text).first)
        for (question, answer) in answers { #expect(site.answers[question] == answer, "\(question)") }
    }
}
