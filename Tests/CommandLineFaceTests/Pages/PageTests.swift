import PickerHelp
import Rendering
import Testing

@testable import CommandLineFace

/// What the interview's pages say.
@Suite("Pages of the interview")
struct PageTests {
    private static let style = OutputStyle(palette: .none, width: 100)
    private static let tagOnLoop = "I put the tag on the ForEach, nothing gets selected"

    private func diagnosis(_ answers: [(String, String)], say: String? = nil) throws -> Diagnosis {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        if let say { try diagnosis.describe(say) }
        for (question, answer) in answers {
            try diagnosis.answer(#require(Identifier(question)), with: #require(Identifier(answer)))
        }
        return diagnosis
    }

    private func result(_ diagnosis: Diagnosis, _ language: Language = .english) throws -> [String] {
        try ResultPage(
            diagnosis: diagnosis, isFinal: diagnosis.next == nil, language: language, style: Self.style
        ).lines().map(\.plainText)
    }

    @Test("A repair in another scene stands alone, one in the same scene as a difference")
    func programs() throws {
        let entry = try #require(try KnowledgeBase().entry(named: Slug("tag-on-wrong-view")!))
        let faulty = try #require(entry.samples.programs.first { $0.role == .before }).code
        let telling = entry.samples.programs.filter { $0.role == .after }.map { sample in
            (sample.file, ProgramComparison(faulty: faulty, repaired: sample.code).isTelling)
        }
        #expect(Dictionary(uniqueKeysWithValues: telling) == ["After.swift": true, "AfterWithTagInLoop.swift": false])

        let alone = try result(try diagnosis([("tag-place", "outside-options")], say: Self.tagOnLoop))
        #expect(alone.contains("    struct AlarmForm: View {"))
        #expect(!alone.contains { $0.hasPrefix("  - ") || $0.hasPrefix("  + ") })
        let compared = try result(try diagnosis([("tag-place", "inside-option")], say: Self.tagOnLoop))
        #expect(compared.contains { $0.hasPrefix("  - ") } && compared.contains { $0.hasPrefix("  + ") })
    }

    @Test("What follows from two answers reads as a conclusion", arguments: Language.allCases)
    func implied(language: Language) throws {
        let diagnosis = try diagnosis([("selection-type", "int"), ("tag-type", "string")], say: "nothing happens")
        let lines = try result(diagnosis, language)
        let asked = try #require(diagnosis.question(Identifier("tag-match")!)).text[language]
        #expect(!lines.contains { $0.contains(asked) })
        let conclusion = [
            Language.english: "  ✓ From your two answers, Int and String: Different types",
            .chinese: "  ✓ 由你的两个回答得出（Int、String）：类型不同",
        ]
        #expect(lines.contains(try #require(conclusion[language])), "\(lines)")
    }

    @Test("What a message gives away is not said to come from code", arguments: Language.allCases)
    func facts(language: Language) throws {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        try diagnosis.paste("Picker: the selection \"nil\" is invalid and does not have an associated tag")
        let lines = try result(diagnosis, language).joined(separator: " ")
        #expect(lines.contains("(\(InterviewWords.fromMessage[language]))"), "\(lines)")
    }

    @Test("The result says the verdict", arguments: Language.allCases)
    func verdict(language: Language) throws {
        let nothing = try diagnosis([])
        #expect(try result(nothing, language).first == ResultWords.tooLittle[language])
        let sure = try diagnosis(
            [("selection-type", "int"), ("tag-type", "string")], say: "nothing happens when I choose a row")
        #expect(sure.verdict == .sure)
        #expect(try result(sure, language).first == ResultWords.found[language])
    }

    @Test("Why a question with many answers is asked fits above its menu in a window of 80×30")
    func reasons() throws {
        var checked = 0
        for sentence in [nil, "picker", "nothing happens when I choose a row", "the wheel is too tall"] {
            let diagnosis = try diagnosis([], say: sentence)
            for question in try KnowledgeBase().questions() where question.answers.count > 9 {
                for language in Language.allCases {
                    let page = PurposePage(
                        question: question, purpose: diagnosis.purpose(of: question.id), language: language,
                        style: OutputStyle(palette: .none, width: 80))
                    let menu = question.answers.reduce(0) { rows, answer in
                        rows + LineWrapper(width: 79, indent: 6).wrap(StyledText(answer.text[language])).count
                    }
                    // The question above the menu, and two lines below it.
                    #expect(page.lines.count + menu + 3 <= 30, "\(question.id): \(page.lines.map(\.plainText))")
                    checked += 1
                }
            }
        }
        #expect(checked >= 8)
    }

    @Test("A command is marked where no colour shows it")
    func marks() {
        let text: StyledText = "Search: \("picker-doctor", .code)"
        #expect(InlineCode.marked(text, style: Self.style).plainText == "Search: `picker-doctor`")
        #expect(InlineCode.marked(text, style: OutputStyle(palette: .ansi, width: 80)) == text)
    }

    @Test("No sentence of the search runs on from a command", arguments: Language.allCases)
    func footer(language: Language) throws {
        let answer = try KnowledgeBase().search("tag", limit: 1)
        let lines = SearchPage(answer: answer, language: language, style: Self.style).lines.map(\.plainText)
        let slug = try #require(answer.results.first).slug
        #expect(
            lines.suffix(2).map { $0.split(separator: language == .english ? ": " : "：").last.map(String.init) }
                == ["picker-doctor explain \(slug)", "picker-doctor"])
    }
}
