import PickerHelp
import Rendering
import Testing

@testable import CommandLineFace

@Suite("Choosing an answer")
struct ChoicePromptTests {
    static func prompt(_ count: Int = 3, language: Language = .english) -> ChoicePrompt {
        ChoicePrompt(
            question: "Which style?", choices: (1...count).map { "Answer \($0)" }, language: language)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var keys: String
        var count: Int
        var outcome: ChoicePrompt.Outcome
        var testDescription: String { "\(keys.debugDescription) of \(count)" }
    }

    static let cases: [Case] = [
        Case(keys: "\r", count: 3, outcome: .choice(0)),
        Case(keys: "\u{1B}[B\r", count: 3, outcome: .choice(1)),
        Case(keys: "jj\r", count: 3, outcome: .choice(2)),
        Case(keys: "jjj\r", count: 3, outcome: .choice(0)),
        Case(keys: "k\r", count: 3, outcome: .choice(2)),
        Case(keys: "\u{1B}[F\u{1B}[A\r", count: 3, outcome: .choice(1)),
        Case(keys: "\u{1B}[F\u{1B}[H\r", count: 3, outcome: .choice(0)),
        Case(keys: "2", count: 3, outcome: .choice(1)),
        Case(keys: "９2", count: 3, outcome: .choice(1)),
        Case(keys: "２", count: 3, outcome: .choice(1)),
        Case(keys: "1\r", count: 12, outcome: .choice(0)),
        Case(keys: "12\r", count: 12, outcome: .choice(11)),
        Case(keys: "11\r", count: 12, outcome: .choice(10)),
        Case(keys: "10\r", count: 12, outcome: .choice(9)),
        Case(keys: "2\r", count: 12, outcome: .choice(1)),
        Case(keys: "9", count: 9, outcome: .choice(8)),
        Case(keys: "9\r", count: 10, outcome: .choice(8)),
        // A digit that cannot go on begins a new number.
        Case(keys: "15\r", count: 12, outcome: .choice(4)),
        Case(keys: "151\r", count: 12, outcome: .choice(0)),
        // Nothing is chosen before Enter.
        Case(keys: "12", count: 12, outcome: .end),
        Case(keys: "1j\r", count: 12, outcome: .choice(1)),
        Case(keys: "1j2\r", count: 12, outcome: .choice(1)),
        Case(keys: "03\r", count: 12, outcome: .choice(2)),
        Case(keys: "w", count: 3, outcome: .command(.why)),
        Case(keys: "s", count: 3, outcome: .command(.status)),
        Case(keys: "b", count: 3, outcome: .command(.back)),
        Case(keys: "u", count: 3, outcome: .command(.back)),
        Case(keys: "d", count: 3, outcome: .command(.dontKnow)),
        Case(keys: "Q", count: 3, outcome: .command(.quit)),
        Case(keys: "ｗ", count: 3, outcome: .command(.why)),
        Case(keys: "xyz\u{1B}[200~2\r\u{1B}[201~\r", count: 3, outcome: .choice(0)),
        Case(keys: "\u{3}", count: 3, outcome: .interrupted),
        Case(keys: "\u{4}", count: 3, outcome: .end),
        Case(keys: "", count: 3, outcome: .end),
    ]

    @Test("Keys", arguments: cases)
    func keys(test: Case) throws {
        let booth = Booth([.type(test.keys)])
        #expect(try Self.prompt(test.count).ask(on: booth.console) == test.outcome)
        #expect(!booth.settings.isInKeyMode)
        #expect(booth.screen.isCursorVisible)
    }

    @Test("The menu on the screen, and what it leaves")
    func screen() throws {
        let prompt = ChoicePrompt(
            question: "哪种样式？", choices: ["菜单", "滚轮 with a text that is too long for a line"], language: .chinese)
        // Where nothing is decided, only the question stays.
        let probe = Booth([.type("j")], width: 30)
        #expect(try prompt.ask(on: probe.console) == .end)
        #expect(probe.screen.lines == ["哪种样式？"])

        let booth = Booth([.type("j\r")], width: 30)
        #expect(try prompt.ask(on: booth.console) == .choice(1))
        #expect(booth.screen.lines == ["哪种样式？", "› 滚轮 with a text that is", "  too long for a line"])
    }

    @Test("The menu while it is open")
    func open() throws {
        let screen = Screen(width: 31)
        let spy = SpyInput([.type("j"), .type("?")]) { screen.lines }
        let console = Console(
            output: screen, input: spy, control: Settings(size: TerminalSize(columns: 31, rows: 20)),
            isInteractive: true,
            isTyped: true
        ) { _ in OutputStyle(palette: .none, width: 31) }
        _ = try ChoicePrompt(
            question: "Which?", choices: ["One", "Two that goes on for more than a line"], language: .english
        ).ask(on: console)
        #expect(
            spy.seen.first == [
                "Which?", "› 1  One", "  2  Two that goes on for more", "     than a line",
                "  d don't know · w why", "  s status · b back · c change", "  q quit · ? keys",
            ])
        #expect(
            spy.seen.last == [
                "Which?", "  1  One", "› 2  Two that goes on for more", "     than a line",
                "  d don't know · w why", "  s status · b back · c change", "  q quit · ? keys",
                "  Arrow keys or j and k move,", "  Enter selects, a number", "  selects at once. Ctrl-C", "  leaves.",
            ])
    }

    @Test("A low window shows the answers around the cursor")
    func low() throws {
        let screen = Screen(width: 60)
        let spy = SpyInput([.type("jjjjj")]) { screen.lines }
        let console = Console(
            output: screen, input: spy, control: Settings(size: TerminalSize(columns: 61, rows: 7)),
            isInteractive: true,
            isTyped: true
        ) { _ in OutputStyle(palette: .none, width: 60) }
        _ = try Self.prompt(12).ask(on: console)
        #expect(
            spy.seen.last == [
                "Which style?", "    ↑ 5 more", "›  6  Answer 6", "   7  Answer 7", "    ↓ 5 more",
                "  1–12 then Enter · d don't know · w why · s status · b back", "  c change · q quit · ? keys",
            ])
    }

    @Test("A digit shows what it does where another may follow")
    func digits() throws {
        let screen = Screen(width: 100)
        let spy = SpyInput([.type("?"), .type("1"), .type("1"), .type("\r")]) { screen.lines }
        let console = Console(
            output: screen, input: spy, control: Settings(size: TerminalSize(columns: 101, rows: 30)),
            isInteractive: true, isTyped: true
        ) { _ in OutputStyle(palette: .none, width: 100) }
        #expect(try Self.prompt(12).ask(on: console) == .choice(10))
        let footers = spy.seen.map { $0.first { $0.hasSuffix("? keys") } ?? "" }
        #expect(footers[0].hasPrefix("  1–12 then Enter · "))
        #expect(footers[2].hasPrefix("  1 typed, Enter selects it · "))
        #expect(footers[3].hasPrefix("  11 typed, Enter selects it · "))
        #expect(spy.seen[3].contains("› 11  Answer 11"))
        #expect(spy.seen[1].contains { $0.contains("a number moves to its answer") })
    }

    @Test("Ctrl-Z stops, and the menu is drawn again")
    func suspend() throws {
        let booth = Booth([.type("\u{1A}j\r")])
        #expect(try Self.prompt().ask(on: booth.console) == .choice(1))
        #expect(booth.settings.suspensions == 1)
        // What was drawn before stays where the shell has pushed it.
        #expect(booth.screen.lines.first == "Which style?")
        #expect(booth.screen.lines.suffix(2) == ["Which style?", "› Answer 2"])
    }

    @Test(
        "Lines from a pipe",
        arguments: [
            ("2\n", .choice(1)), ("2", .choice(1)), (" 2 \r\n", .choice(1)), ("２\n", .choice(1)),
            ("\n\n3\n", .choice(2)),
            ("9\n1\n", .choice(0)), ("0\n1\n", .choice(0)), ("-1\n1\n", .choice(0)), ("?\n1\n", .choice(0)),
            ("w\n", .command(.why)), ("why\n", .command(.why)), ("U\n", .command(.back)),
            ("Don't know\n", .command(.dontKnow)),
            ("answer 3\n", .choice(2)), ("nonsense\n", .end), ("", .end),
        ] as [(String, ChoicePrompt.Outcome)])
    func piped(lines: String, outcome: ChoicePrompt.Outcome) throws {
        let booth = Booth([.type(lines)], isInteractive: false, isTyped: false)
        #expect(try Self.prompt().ask(on: booth.console) == outcome)
    }

    @Test("A transcript of piped answers")
    func transcript() throws {
        let booth = Booth([.type("seven\n2\n")], width: 70, isInteractive: false, isTyped: false)
        _ = try Self.prompt(language: .chinese).ask(on: booth.console)
        #expect(
            booth.screen.lines == [
                "Which style?", "  1  Answer 1", "  2  Answer 2", "  3  Answer 3",
                "  d 不知道 · w 为什么问 · s 目前判断 · b 上一步 · c 改答案 · q 退出", "  ? 按键",
                "seven 不是可选的答案；请输入 1–3 或上一行中的字母。", "› Answer 2",
            ])
    }
}

/// A keyboard that looks at the screen before each reading.
final class SpyInput: ByteInput {
    private let keyboard: Keyboard
    private let look: () -> [String]
    private(set) var seen: [[String]] = []

    init(_ steps: [Keyboard.Step], look: @escaping () -> [String]) {
        keyboard = Keyboard(steps)
        self.look = look
    }

    func read(timeout: Int32?) throws(TerminalError) -> ByteEvent {
        seen.append(look())
        return try keyboard.read(timeout: timeout)
    }
}
