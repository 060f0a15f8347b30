import Foundation
import PickerHelp
import Testing

@testable import CommandLineFace

/// Whole interviews with the built program on a pseudo-terminal.
@Suite("An interview on a terminal")
struct TerminalInterviewTests {
    enum Hand: CaseIterable, Sendable {
        case arrows, numbers

        /// The keys that choose an answer; of more than nine answers a number needs Enter.
        func keys(for index: Int, of count: Int) -> String {
            switch self {
            case .arrows: String(repeating: "\u{1B}[B", count: index) + "\r"
            case .numbers: "\(index + 1)" + (count > 9 ? "\r" : "")
            }
        }
    }

    @Test("From a sentence to the cause and its code", arguments: [(Story.english, Hand.arrows), (.chinese, .numbers)])
    func whole(story: Story, hand: Hand) throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let session = place.file("session.json").path
        let terminal = try Terminal(["diagnose", "--lang", story.language.rawValue, "--save", session])
        let person = Person(
            story: story, hand: hand, terminal: terminal, diagnosis: try KnowledgeBase().startDiagnosis())
        try person.describe()
        try person.answerAll(with: ["selection-type", "tag-type"])

        let title = try #require(try KnowledgeBase().entry(named: Slug("tag-type-mismatch")!)).prose[story.language]
            .title
        let screen = terminal.lines
        let headline = try #require(screen.lastIndex(of: ResultWords.found[story.language]))
        #expect(screen[headline + 1] == title)
        #expect(screen[headline + 2].hasSuffix("tag-type-mismatch"))
        #expect(screen.contains { $0.contains(story.sentence) && $0.hasPrefix("  ✓ ") })
        // The code is the one that fits what was said.
        let help = try KnowledgeBase()
        let diagnosis = try help.resume(try SessionFile(path: session).read())
        let advice = try #require(try diagnosis.nextFix.flatMap(diagnosis.advice))
        let added = screen[headline...].filter { $0.hasPrefix("  + ") }.map { String($0.dropFirst(4)) }
        let code = try #require(advice.program).code.split(separator: "\n").map(String.init)
        #expect(!added.isEmpty)
        #expect(added.allSatisfy(code.contains))
        #expect(
            advice.program?.code.contains(".tag(1)")
                == (diagnosis.answers.keys.contains { $0.text == "selection-type" }))

        terminal.type(hand.keys(for: 0, of: 4))
        #expect(try terminal.end() == 0)
        #expect(terminal.lines.last == InterviewWords.solved[story.language])

        // What was kept is what was said.
        let replay = try BuiltProgram.run(["diagnose", "--replay", session], environment: ["COLUMNS": "120"])
        let written = Set(replay.output.split(separator: "\n").map { $0.filter { $0 != "`" } })
        #expect(
            screen[headline...].filter { $0.hasPrefix("  ✓ ") || $0.hasPrefix("  + ") }.allSatisfy(written.contains))
    }

    @Test(
        "Ctrl-C ends with 130, quit with 0, and the settings of the terminal come back",
        arguments: [("\u{3}", 130), ("q", 0)])
    func leaving(keys: String, status: Int) throws {
        let terminal = try Terminal(["diagnose", "--lang", "en", "--say", "nothing happens"])
        try terminal.wait("the first question") { $0.last?.hasSuffix("? keys") == true }
        terminal.type(keys)
        #expect(try Int(terminal.end()) == status)
        #expect(!terminal.lines.contains { $0.contains("? keys") })
    }

    @Test("On a dumb terminal the same is asked line by line")
    func dumb() throws {
        let terminal = try Terminal(["diagnose", "--lang", "zh"], environment: ["TERM": "dumb"])
        try terminal.wait("the opening") { $0.last == ">" }
        terminal.type("点击没有反应\n")
        try terminal.wait("the first question") { $0.last == ">" && $0.contains { $0.hasSuffix("? 按键") } }
        terminal.type("q\n")
        #expect(try terminal.end() == 0)
    }

    @Test("A narrow window breaks nothing", arguments: Language.allCases)
    func narrow(language: Language) throws {
        let terminal = try Terminal(
            ["diagnose", "--lang", language.rawValue, "--say", "tag"], columns: 40, rows: 20,
            environment: ["NO_COLOR": "1"])
        try terminal.wait("the first question") { $0.contains { $0.contains("q ") } }
        terminal.type("s")
        let keys = PromptWords.footer([], in: language, width: 40)[0].plainText.suffix(4)
        let screen = try terminal.wait("the status") {
            $0.contains(InterviewWords.yourAnswers[language]) && $0.last?.hasSuffix(keys) == true
        }
        #expect(screen.filter { $0.contains("%") }.count >= 5)
        terminal.type("q")
        #expect(try terminal.end() == 0)
    }
}

/// Somebody who tells a story to the program, whatever it asks.
private struct Person {
    let story: Story
    let hand: TerminalInterviewTests.Hand
    let terminal: Terminal
    let diagnosis: Diagnosis

    private var footer: String { story.language == .english ? "? keys" : "? 按键" }

    func describe() throws {
        try terminal.wait("the opening") { $0.last == "›" }
        terminal.type(story.sentence + "\r")
    }

    /// Answers until the question is whether it helped, and then asks for more until these have come.
    func answerAll(with wanted: Set<String>) throws {
        var missing = wanted
        for _ in 0..<30 {
            let screen = try terminal.wait("a question") { $0.last?.hasSuffix(footer) == true }
            guard let question = lastQuestion(on: screen) else {
                let offersMore = screen.contains { $0.hasSuffix("4  " + ResultWords.more[story.language]) }
                guard !missing.isEmpty, offersMore else { return }
                terminal.type("4")
                try terminal.wait("one more question") {
                    lastQuestion(on: $0) != nil && $0.last?.hasSuffix(footer) == true
                }
                continue
            }
            missing.remove(question.id.text)
            let trace: String
            if let index = story.index(for: question) {
                terminal.type(hand.keys(for: index, of: question.answers.count))
                trace = question.answers[index].text[story.language]
            } else {
                terminal.type("d")
                trace = PromptCommand.dontKnow.name[story.language]
            }
            try terminal.wait("the answer to \(question.id)") { lines in
                lines.contains { bare($0) == "› " + bare(trace) } && lastQuestion(on: lines)?.id != question.id
            }
        }
        Issue.record("the questions have no end")
    }

    /// The question whose menu is open; nil where it is the one after the result.
    private func lastQuestion(on lines: [String]) -> Question? {
        guard let first = lines.lastIndex(where: { $0.drop { " ›".contains($0) }.hasPrefix("1  ") }), first > 0 else {
            return nil
        }
        let text = bare(lines[first - 1])
        return story.questions(of: diagnosis).first { bare($0.text[story.language]) == text }
    }

    private func bare(_ text: String) -> String { text.filter { $0 != "`" } }
}
