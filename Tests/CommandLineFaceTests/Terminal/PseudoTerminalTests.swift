import CommandLineFace
import Foundation
import PickerHelp
import Rendering
import Testing

/// The prompts on a terminal of the system. One after the other: the key mode is the program's.
@Suite("On a pseudo-terminal", .serialized)
struct PseudoTerminalTests {
    private func terminal() throws -> PseudoTerminal { try PseudoTerminal(columns: 40, rows: 12) }

    private func console(_ ends: PseudoTerminal) -> Console {
        Console(
            output: TerminalOutput(descriptor: ends.program), input: TerminalInput(descriptor: ends.program),
            control: TerminalMode(input: ends.program, output: ends.program), isInteractive: true, isTyped: true
        ) { OutputStyle(palette: .ansi, width: $0?.columns ?? 80) }
    }

    @Test("The window's size is read")
    func size() throws {
        let ends = try terminal()
        #expect(SystemTerminal.isTerminal(ends.program))
        #expect(SystemTerminal.size(of: ends.program) == TerminalSize(columns: 40, rows: 12))
        #expect(console(ends).style.width == 40)
        ends.closeBoth()
        #expect(SystemTerminal.size(of: -1) == nil)
    }

    @Test("An answer is chosen with keys, and the terminal is put back")
    func choice() throws {
        let ends = try terminal()
        let before = ends.settings
        let console = console(ends)
        ends.type("j\u{1B}[B\r")
        let prompt = ChoicePrompt(question: "Which?", choices: ["One", "Two", "三"], language: .english)
        #expect(try prompt.ask(on: console) == .choice(2))
        let seen = String(decoding: try ends.seen(), as: UTF8.self)
        #expect(seen.contains("\u{1B}[?2004h"))
        #expect(seen.contains("\u{1B}[1;36m› 1  One\u{1B}[0m"))
        #expect(seen.contains("\u{1B}[?2004l\u{1B}[?25h"))
        #expect(ends.settings.c_lflag == before.c_lflag)
        #expect(ends.settings.c_iflag == before.c_iflag)
        ends.closeBoth()
    }

    @Test("A text with several pasted lines is one answer")
    func paste() throws {
        let ends = try terminal()
        let console = console(ends)
        // Typed before the mode is on, a line end would be a newline: the mark of a paste is kept all the same.
        ends.type("\u{1B}[200~Picker: 选择\rinvalid\u{1B}[201~\r")
        #expect(try LinePrompt(question: "What?").ask(on: console) == .text("Picker: 选择\ninvalid"))
        ends.closeBoth()
    }

    @Test("A terminal that goes away is the end of the input")
    func hangup() throws {
        let ends = try terminal()
        let input = TerminalInput(descriptor: ends.program)
        close(ends.person)
        #expect(try input.read(timeout: 1000) == .end)
        close(ends.program)
    }

    @Test("Waiting has its end")
    func timeout() throws {
        let ends = try terminal()
        #expect(try TerminalInput(descriptor: ends.program).read(timeout: 20) == .timedOut)
        ends.closeBoth()
    }
}
