import MarkdownReading
import Testing

@testable import Rendering

@Suite("Markdown on a terminal")
struct MarkdownRendererTests {
    @Test(
        "Blocks",
        arguments: [
            ("# Title\n\nText that is wrapped here.", ["Title", "", "Text that is wrapped", "here."]),
            ("* one item that wraps\n* two", ["• one item that wraps", "• two"]),
            ("* one item that wraps on\n* two", ["• one item that wraps", "  on", "• two"]),
            ("9. a\n10. b", [" 9. a", "10. b"]),
            ("* a\n  * b\n* c", ["• a", "  • b", "• c"]),
            ("* a\n\n  ```\n  code\n  ```\n* b", ["• a", "", "      code", "", "• b"]),
            ("> quoted text which wraps", ["│ quoted text which", "│ wraps"]),
            ("> a\n>\n> b", ["│ a", "│", "│ b"]),
            ("a\n\n---\n\nb", ["a", "", "────────────────────", "", "b"]),
            (
                "```swift\nlet aLongLineOfCode = \"is not wrapped\"\n\nx\n```",
                ["    let aLongLineOfCode = \"is not wrapped\"", "", "    x"]
            ),
            ("<b>x</b>", ["<b>x</b>"]),
            ("", []),
        ])
    func blocks(markdown: String, expected: [String]) {
        let lines = MarkdownRenderer(width: 22).lines(MarkdownDocument(markdown))
        #expect(lines.map(\.plainText) == expected)
    }

    @Test(
        "Inlines",
        arguments: [
            ("use `tag(_:)` *now*, **really**", "use `tag(_:)` *now*, **really**"),
            ("[docs](https://a.b)", "docs <https://a.b>"),
            ("<https://a.b>", "https://a.b"),
            ("a\nb", "a b"), ("选择\n标签", "选择标签"), ("选择\n`tag`", "选择 `tag`"),
        ])
    func inlines(markdown: String, expected: String) {
        let lines = MarkdownRenderer(width: 80).lines(MarkdownDocument(markdown))
        #expect(lines.map(\.plainText) == [expected])
    }

    @Test("Where colour shows code and emphasis, marks are left out")
    func marks() {
        let style = OutputStyle(palette: .ansi, width: 80)
        let line = MarkdownRenderer(style: style).lines(MarkdownDocument("use `tag` *now*"))[0]
        #expect(line.plainText == "use tag now")
        #expect(line.spans.map(\.role) == [.plain, .code, .plain, .emphasis])
    }

    @Test("An indent stands before every line")
    func indent() {
        let lines = MarkdownRenderer(width: 12, indent: 2).lines(MarkdownDocument("one two three\n\n* a"))
        #expect(lines.map(\.plainText) == ["  one two", "  three", "", "  • a"])
    }

    @Test("Escape sequences in code are shown")
    func hostile() {
        let lines = MarkdownRenderer(width: 40).lines(MarkdownDocument("```\nprint \u{1B}[2J\n```"))
        #expect(lines.map(\.plainText) == ["    print \\u{1B}[2J"])
    }
}
