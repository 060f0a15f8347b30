import PickerHelp
import Testing

@testable import CommandLineFace

/// The interview of `advise` with the built program on a pseudo-terminal.
@Suite("The interview of advise on a terminal")
struct TerminalAdviceTests {
    private static func footer(_ language: Language) -> String { language == .english ? "? keys" : "? 按键" }

    /// Waits until the question's menu is open.
    private func wait(for question: AdviceQuestion, on terminal: Terminal, _ language: Language) throws {
        let text = question.text[language]
        try terminal.wait(text) { lines in
            lines.last?.hasSuffix(Self.footer(language)) == true && lines.contains { $0.hasPrefix(text) }
        }
    }

    @Test("From the questions to the answer and its code", arguments: Language.allCases)
    func whole(language: Language) throws {
        let terminal = try Terminal(["advise", "--lang", language.rawValue], columns: 100, rows: 24)
        // Six to twenty; nothing special; in a form; the iPad; open; a text; nothing may be chosen.
        for (question, key) in zip(AdviceQuestion.all, ["2", "1", "1", "2", "d", "1", "2"]) {
            try wait(for: question, on: terminal, language)
            terminal.type(key)
        }
        #expect(try terminal.end() == 0)
        let lines = terminal.lines
        let situation = Situation(optionCount: 12, container: .form, platform: .iPadOS, mayBeNone: true)
        let advice = try KnowledgeBase.advise(on: situation)
        let title = try #require(lines.lastIndex { $0.hasPrefix(advice.recommended.control.title[language]) })
        let answer = lines[title...]
        #expect(
            answer.contains(
                "  picker-doctor pattern optional-selection --style menu --container form --platform iPadOS"))
        let said = try #require(answer.first { $0.hasPrefix(AdviceWords.answered[language]) })
        #expect(said.contains(situation.words(for: .options)[language]))
        #expect(answer.contains { $0.hasPrefix(AdviceWords.assumed[language]) })
    }

    @Test("One goes back, and Ctrl-C and quit leave", arguments: [("\u{3}", 130), ("q", 0)])
    func leaving(keys: String, status: Int) throws {
        let terminal = try Terminal(["advise", "--lang", "en"])
        try wait(for: AdviceQuestion.all[0], on: terminal, .english)
        terminal.type("1")
        try wait(for: AdviceQuestion.all[1], on: terminal, .english)
        terminal.type("b")
        try terminal.wait("the first question again") { lines in
            lines.last?.hasSuffix("? keys") == true && lines.contains { $0.contains("Six to twenty") }
        }
        terminal.type(keys)
        #expect(try Int(terminal.end()) == status)
        #expect(!terminal.lines.contains(AdviceWords.code.english))
    }

    @Test("A sentence that says nothing leads to the questions")
    func unread() throws {
        let terminal = try Terminal(["advise", "--lang", "en", "hello"])
        try wait(for: AdviceQuestion.all[0], on: terminal, .english)
        #expect(terminal.lines.contains { $0.hasPrefix("Nothing of that sentence was understood") })
        terminal.type("q")
        #expect(try terminal.end() == 0)
    }
}
