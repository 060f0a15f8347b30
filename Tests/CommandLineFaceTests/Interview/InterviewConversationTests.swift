import Foundation
import PickerHelp
import Rendering
import Testing

@testable import CommandLineFace

/// The interview with a scripted keyboard.
@Suite("The interview")
struct InterviewConversationTests {
    private static let story = Story.english

    /// Holds an interview and gives what the person saw.
    private func hold(
        _ steps: [Keyboard.Step], language: Language = .english, say: String? = nil, file: SessionFile? = nil,
        isInteractive: Bool = true, width: Int = 100
    ) throws -> (status: CommandLineFace.ExitStatus, lines: [String], diagnosis: Diagnosis) {
        let booth = Booth(steps, width: width, height: 40, isInteractive: isInteractive, isTyped: isInteractive)
        var diagnosis = try KnowledgeBase().startDiagnosis()
        if let say { try diagnosis.describe(say) }
        var conversation = InterviewConversation(
            diagnosis: diagnosis, file: file, console: booth.console, language: language,
            asksForDescription: say == nil)
        let status = try conversation.run()
        #expect(!booth.settings.isInKeyMode)
        #expect(booth.screen.isCursorVisible)
        return (status, booth.screen.lines, conversation.diagnosis)
    }

    /// The lines that answer everything that is asked, as a pipe brings them, up to the result.
    private func answers(to sentence: String, story: Story = story) throws -> [String] {
        try replies(to: sentence, story: story).map(\.line)
    }

    /// The same as lines and as keys.
    private func replies(to sentence: String, story: Story = story) throws -> [(line: String, keys: String)] {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        try diagnosis.describe(sentence)
        var lines = [(line: sentence, keys: sentence + "\r")]
        while let question = diagnosis.next {
            if let index = story.index(for: question) {
                try diagnosis.answer(question.id, with: question.answers[index].id)
                let number = String(index + 1)
                lines.append((number, question.answers.count > 9 ? number + "\r" : number))
            } else {
                try diagnosis.answerUnknown(question.id)
                lines.append(("d", "d"))
            }
        }
        return lines
    }

    @Test("What comes first", arguments: Language.allCases)
    func opening(language: Language) throws {
        let (status, lines, _) = try hold([.type("\u{3}")], language: language)
        #expect(status == .interrupted)
        #expect(lines.first == InterviewWords.greeting[language].plainText)
        #expect(lines.contains(InterviewWords.opening[language]))
    }

    @Test(
        "What is made of the first words",
        arguments: [
            (Language.english, "zzqqxx vvkk", InterviewWords.nothingKnown.english),
            (.chinese, "zzqqxx vvkk", InterviewWords.nothingKnown.chinese),
            (
                .english,
                "Picker: the selection \"Optional(3)\" is invalid and does not have an associated tag, this will give undefined results.",
                "Known message: Picker: the selection \"Optional(…)\" is invalid and does not have an associated tag"
            ),
            (.chinese, "点击没有反应", "目前最像："),
        ])
    func understanding(language: Language, sentence: String, remark: String) throws {
        let (status, lines, _) = try hold([.type(sentence + "\r"), .type("q")], language: language, width: 200)
        #expect(status == .success)
        #expect(lines.contains { $0.hasPrefix(remark) }, "\(lines)")
    }

    @Test("A message that is not known is said not to be", arguments: Language.allCases)
    func unknownMessage(language: Language) throws {
        let booth = Booth([.type("q")], width: 100, height: 40)
        var conversation = InterviewConversation(
            diagnosis: try KnowledgeBase().startDiagnosis(), file: nil, console: booth.console, language: language,
            asksForDescription: false, unknownMessage: "foo: bar")
        #expect(try conversation.run() == .success)
        let remark = InlineCode.marked(
            InterviewWords.unrecognized("foo: bar")[language], style: OutputStyle(palette: .none, width: 100))
        #expect(booth.screen.lines.contains(remark.plainText))
    }

    @Test("Enter skips the description, and nothing is said about it")
    func skipped() throws {
        let (status, lines, diagnosis) = try hold([.type("\r"), .type("q")])
        #expect(status == .success)
        #expect(!lines.contains(InterviewWords.nothingKnown.english))
        #expect(diagnosis.history.isEmpty)
    }

    @Test("Line by line, the end of the input prints the result, the same each time", arguments: Language.allCases)
    func piped(language: Language) throws {
        let sentence = language == .english ? Story.english.sentence : Story.chinese.sentence
        let script = try answers(to: sentence).joined(separator: "\n") + "\n"
        let first = try hold([.type(script)], language: language, isInteractive: false)
        let second = try hold([.type(script)], language: language, isInteractive: false)
        #expect(first.status == .success)
        #expect(first.lines == second.lines)
        let title = try #require(try KnowledgeBase().entry(named: Slug("tag-type-mismatch")!)).prose[language].title
        #expect(first.lines.contains(title))
        #expect(first.lines.contains { $0.hasPrefix(ResultWords.fix[language]) })
        #expect(first.lines.contains(ResultWords.didItHelp(title)[language]))
    }

    @Test("The input may end anywhere", arguments: 0...3)
    func ended(count: Int) throws {
        let script = try answers(to: Story.english.sentence).prefix(count).map { $0 + "\n" }.joined()
        let (status, lines, diagnosis) = try hold([.type(script)], isInteractive: false)
        #expect(status == .success)
        let expected = try ResultPage(
            diagnosis: diagnosis, isFinal: diagnosis.next == nil, language: .english,
            style: OutputStyle(palette: .none, width: 100)
        ).lines().map(\.plainText)
        let joined = lines.joined(separator: "\n")
        #expect(joined.contains(expected.joined(separator: "\n").trimmingBlanks))
    }

    @Test("What a replay prints is what the interview left on the screen", arguments: Language.allCases)
    func replay(language: Language) throws {
        var keys = try replies(to: Story.english.sentence).map(\.keys)
        // Why something is asked is part of the transcript.
        keys.insert("w", at: 1)
        let held = try hold(keys.map(Keyboard.Step.type) + [.type("\u{4}")], language: language)
        #expect(held.lines.contains("› " + PromptCommand.why.name[language]))
        let replay = InterviewReplay(
            diagnosis: held.diagnosis, language: language, style: OutputStyle(palette: .none, width: 100))
        let printed = try replay.lines().map(\.plainText)
        #expect(Array(held.lines.prefix(printed.count - 1)) == Array(printed.dropLast()))
        #expect(printed.count > 30)
    }

    @Test("Why, status, back and change lead back to the same question")
    func commands() throws {
        let (status, lines, diagnosis) = try hold(
            [
                .type("w"), .type("s"), .type("2\r"), .type("b"), .type("3\r"), .type("c"), .type("\r"), .type("d"),
                .type("q"),
            ],
            say: "picker")
        #expect(status == .success)
        #expect(lines.contains("  " + InterviewWords.pointsTo.english))
        #expect(lines.contains(InterviewWords.likeliest.english))
        #expect(lines.contains(InterviewWords.whichAnswer.english))
        // Asked back, answered, taken back, answered otherwise, taken back to "don't know".
        let kinds = diagnosis.history.dropFirst().map { event in
            switch event {
            case .answered: "answered"
            case .answerUnknown: "unknown"
            case .undone: "undone"
            case .askedWhy: "why"
            default: "other"
            }
        }
        #expect(kinds == ["why", "answered", "undone", "answered", "unknown"])
        #expect(diagnosis.answers.isEmpty)
        #expect(diagnosis.unknown.count == 1)
    }

    @Test("Back at the first question asks for the description anew")
    func backToStart() throws {
        let (_, lines, diagnosis) = try hold([
            .type("zzqqxx\r"), .type("b"), .type("nothing happens when I choose a row\r"), .type("q"),
        ])
        #expect(lines.filter { $0 == InterviewWords.opening.english }.count == 2)
        #expect(diagnosis.lastDescription == "nothing happens when I choose a row")
        #expect(diagnosis.history.count == 1)
    }

    @Test("A repair that does not help leads to others, and at last to what else can be done")
    func rejected() throws {
        let script = try answers(to: Story.english.sentence)
        var lines = script
        // Repairs are rejected and questions not known, whichever comes: "2" is no, and for a question its second answer.
        for _ in 0..<40 { lines.append("no, it did not help\nd") }
        let text = lines.joined(separator: "\n").lowercased() + "\n"
        let (status, screen, diagnosis) = try hold([.type(text)], isInteractive: false)
        #expect(status == .success)
        #expect(diagnosis.rejected.count >= 2)
        #expect(screen.contains { $0.hasPrefix(String(ResultWords.exhausted.english.prefix(40))) })
        #expect(diagnosis.nextFix == nil)
    }

    @Test("More questions are asked for who wants them")
    func more() throws {
        let script = try answers(to: Story.english.sentence) + [ResultWords.more.english.lowercased(), "1"]
        let (_, _, diagnosis) = try hold([.type(script.joined(separator: "\n") + "\n")], isInteractive: false)
        #expect(diagnosis.givenAnswers.count == script.count - 2)
    }

    @Test("The interview is kept after each event")
    func kept() throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let file = SessionFile(path: place.file("a b.json").path)
        let script = try answers(to: Story.english.sentence).prefix(2).map { $0 + "\n" }.joined() + "q\n"
        let (status, lines, diagnosis) = try hold([.type(script)], file: file, isInteractive: false)
        #expect(status == .success)
        #expect(try file.read() == diagnosis.saved(language: .english))
        #expect(lines.joined().contains("picker-doctor diagnose --resume '\(file.path)'"))
    }
}
