import CommandLineFace
import Foundation
import KnowledgeModel
import Rendering
import Testing

/// The prompts on a terminal of the system. One after the other: the key mode is the program's.
@Suite("On a pseudo-terminal", .serialized)
struct PseudoTerminalTests {
    /// The two ends: the program's, and that of who types and looks.
    private struct Ends {
        let program: Int32
        let person: Int32

        init() throws {
            (person, program) = try Self.open()
            try #require(program >= 0)
            var size = winsize()
            size.ws_col = 40
            size.ws_row = 12
            #expect(ioctl(person, UInt(TIOCSWINSZ), &size) == 0)
        }

        private static func open() throws -> (person: Int32, program: Int32) {
            #if os(Linux)
                // posix_openpt and its kin are not in Swift's view of the C library: this is what they do. The requests
                // are TIOCGPTN and TIOCSPTLCK of ioctl_tty(2).
                let person = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
                var number: UInt32 = 0
                var lock: Int32 = 0
                try #require(ioctl(person, 0x8004_5430, &number) == 0 && ioctl(person, 0x4004_5431, &lock) == 0)
                return (person, Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
            #else
                let person = posix_openpt(O_RDWR | O_NOCTTY)
                try #require(person >= 0 && grantpt(person) == 0 && unlockpt(person) == 0)
                return (person, Darwin.open(try #require(ptsname(person)), O_RDWR | O_NOCTTY))
            #endif
        }

        func type(_ text: String) { _ = text.withCString { write(person, $0, strlen($0)) } }

        var settings: termios {
            var settings = termios()
            tcgetattr(program, &settings)
            return settings
        }

        /// What was written to the terminal so far; it arrives in pieces.
        func seen() throws -> String {
            var all: [UInt8] = []
            let input = TerminalInput(descriptor: person)
            while case .bytes(let bytes) = try input.read(timeout: 200) { all += bytes }
            return String(decoding: all, as: UTF8.self)
        }

        func console() -> Console {
            Console(
                output: TerminalOutput(descriptor: program), input: TerminalInput(descriptor: program),
                control: TerminalMode(input: program, output: program), isInteractive: true, isTyped: true
            ) { OutputStyle(palette: .ansi, width: $0?.columns ?? 80) }
        }

        func closeBoth() {
            close(program)
            close(person)
        }
    }

    @Test("The window's size is read")
    func size() throws {
        let ends = try Ends()
        #expect(SystemTerminal.isTerminal(ends.program))
        #expect(SystemTerminal.size(of: ends.program) == TerminalSize(columns: 40, rows: 12))
        #expect(ends.console().style.width == 40)
        ends.closeBoth()
        #expect(SystemTerminal.size(of: -1) == nil)
    }

    @Test("An answer is chosen with keys, and the terminal is put back")
    func choice() throws {
        let ends = try Ends()
        let before = ends.settings
        let console = ends.console()
        ends.type("j\u{1B}[B\r")
        let prompt = ChoicePrompt(question: "Which?", choices: ["One", "Two", "三"], language: .english)
        #expect(try prompt.ask(on: console) == .choice(2))
        let seen = try ends.seen()
        #expect(seen.contains("\u{1B}[?2004h"))
        #expect(seen.contains("\u{1B}[1;36m› 1  One\u{1B}[0m"))
        #expect(seen.contains("\u{1B}[?2004l\u{1B}[?25h"))
        #expect(ends.settings.c_lflag == before.c_lflag)
        #expect(ends.settings.c_iflag == before.c_iflag)
        ends.closeBoth()
    }

    @Test("A text with several pasted lines is one answer")
    func paste() throws {
        let ends = try Ends()
        let console = ends.console()
        // Typed before the mode is on, a line end would be a newline: the mark of a paste is kept all the same.
        ends.type("\u{1B}[200~Picker: 选择\rinvalid\u{1B}[201~\r")
        #expect(try LinePrompt(question: "What?").ask(on: console) == .text("Picker: 选择\ninvalid"))
        ends.closeBoth()
    }

    @Test("A terminal that goes away is the end of the input")
    func hangup() throws {
        let ends = try Ends()
        let input = TerminalInput(descriptor: ends.program)
        close(ends.person)
        #expect(try input.read(timeout: 1000) == .end)
        close(ends.program)
    }

    @Test("Waiting has its end")
    func timeout() throws {
        let ends = try Ends()
        #expect(try TerminalInput(descriptor: ends.program).read(timeout: 20) == .timedOut)
        ends.closeBoth()
    }
}
