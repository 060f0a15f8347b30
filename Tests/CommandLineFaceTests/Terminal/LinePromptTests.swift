import Rendering
import Testing

@testable import CommandLineFace

@Suite("Answering in words")
struct LinePromptTests {
    private let prompt = LinePrompt(question: "What happens?")

    @Test(
        "Keys",
        arguments: [
            ("no tap\r", .text("no tap")),
            ("  no tap \r", .text("no tap")),
            ("\r", .text("")),
            ("标签\u{7F}题\r", .text("标题")),
            ("e\u{301}x\u{7F}\u{7F}a\r", .text("a")),
            ("ac\u{1B}[Db\r", .text("abc")),
            ("bc\u{1B}[Ha\u{1B}[Fd\r", .text("abcd")),
            ("abc\u{1}\u{1B}[3~\r", .text("bc")),
            ("abc\u{1B}[D\u{1B}[D\u{B}\r", .text("a")),
            ("one two\u{17}three\r", .text("one three")),
            ("abc\u{15}d\r", .text("d")),
            ("a\u{1B}[A\u{1B}[5~\tb\r", .text("ab")),
            ("see: \u{1B}[200~line one\rline two\u{1B}[201~!\r", .text("see: line one\nline two!")),
            ("\u{3}", .interrupted), ("abc\u{3}", .interrupted),
            ("\u{4}", .end), ("ab\u{4}c\r", .text("abc")), ("", .end), ("abc", .text("abc")),
        ] as [(String, LinePrompt.Outcome)])
    func keys(keys: String, outcome: LinePrompt.Outcome) throws {
        let booth = Booth([.type(keys)])
        #expect(try prompt.ask(on: booth.console) == outcome)
        #expect(!booth.settings.isInKeyMode)
    }

    @Test(
        "The screen afterwards",
        arguments: [
            ("no tap\r", ["What happens?", "› no tap"]),
            ("选择器没有反应吗？\r", ["What happens?", "› 选择器没有反应吗", "  ？"]),
            ("abcdefghijklmnopqrstuvwxyz\u{1B}[H0\r", ["What happens?", "› 0abcdefghijklmnop", "  qrstuvwxyz"]),
            ("\u{1B}[200~a\r\u{1B}[2Jb\u{1B}[201~\r", ["What happens?", "› a", "  \\u{1B}[2Jb"]),
            ("ab\u{1B}[D\u{1B}[DX\r", ["What happens?", "› Xab"]),
        ])
    func screen(keys: String, lines: [String]) throws {
        let booth = Booth([.type(keys)], width: 20)
        _ = try prompt.ask(on: booth.console)
        #expect(booth.screen.lines == lines)
    }

    @Test(
        "The cursor stands where the next character goes",
        arguments: [
            ("", 0, 2), ("ab", 0, 4), ("标签", 0, 6), ("标签\u{1B}[D", 0, 4), ("abcdefghijklmnopqr", 1, 3),
            ("\u{1B}[200~a\rbc\u{1B}[201~", 1, 4), ("abc\u{1}", 0, 2),
        ])
    func cursor(keys: String, row: Int, column: Int) {
        var decoder = KeyDecoder()
        decoder.feed(Array(keys.utf8))
        var editor = LineEditor()
        while let key = decoder.next() { editor.press(key) }
        let layout = EditorLayout(editor, width: 19, height: 10)
        #expect(layout.cursor == LiveRegion.Place(row: row, column: column))
    }

    @Test("A long text is shown around its cursor")
    func window() {
        var editor = LineEditor()
        editor.press(.paste("1\n2\n3\n4\n5\n6"))
        #expect(EditorLayout(editor, width: 19, height: 3).lines.map(\.plainText) == ["  4", "  5", "  6"])
        editor.press(.home)
        let top = EditorLayout(editor, width: 19, height: 3)
        #expect(top.lines.map(\.plainText) == ["› 1", "  2", "  3"])
        #expect(top.cursor == LiveRegion.Place(row: 0, column: 2))
    }

    @Test("Lines from a pipe are one answer each")
    func piped() throws {
        let booth = Booth([.type("first line\nsecond\n")], isInteractive: false, isTyped: false)
        #expect(try prompt.ask(on: booth.console) == .text("first line"))
        #expect(try prompt.ask(on: booth.console) == .text("second"))
        #expect(try prompt.ask(on: booth.console) == .end)
        #expect(
            booth.screen.lines == [
                "What happens?", "› first line", "", "What happens?", "› second", "", "What happens?",
            ])
    }

    @Test("On a dumb terminal what was pasted is one answer")
    func dumb() throws {
        let booth = Booth([.type("line one\nline two\n"), .pause, .type("next\n")], isInteractive: false)
        #expect(try prompt.ask(on: booth.console) == .text("line one\nline two"))
        #expect(try prompt.ask(on: booth.console) == .text("next"))
    }
}
