import Testing

@testable import Rendering

@Suite("Styled text")
struct StyledTextTests {
    @Test("Neighbours of one role are one span")
    func merging() {
        let text = StyledText("a", .code) + StyledText("b", .code) + StyledText("c")
        #expect(text.spans.map(\.text) == ["ab", "c"])
        #expect(text.spans.map(\.role) == [.code, .plain])
    }

    @Test("Interpolation sets roles")
    func interpolation() {
        let text: StyledText = "see \("tag-type-mismatch", .slug), \(3) times"
        #expect(text.spans.map(\.role) == [.plain, .slug, .plain])
        #expect(text.plainText == "see tag-type-mismatch, 3 times")
    }

    @Test(
        "Tabs go to the next stop of their line",
        arguments: [
            ("\tx", "    x"), ("ab\tx", "ab  x"), ("标\tx", "标  x"), ("abcd\tx", "abcd    x"), ("ab\n\tx", "ab\n    x"),
        ])
    func tabs(text: String, expected: String) {
        #expect(StyledText(text).plainText == expected)
    }

    @Test("A tab counts what stands before it")
    func tabAfterSpan() {
        var text = StyledText("abc", .code)
        text.append("\tx")
        #expect(text.plainText == "abc x")
    }

    @Test(
        "Cutting never cuts a character",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("标签类型", 8, "标签类型"), ("标签类型", 7, "标签类…"),
            ("标签类型", 6, "标签…"), ("标签", 3, "标…"), ("标签", 2, "…"), ("标签", 1, "…"), ("标签", 0, ""),
            ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("a\nb", 3, "a b"), ("", 3, ""),
        ])
    func truncating(text: String, limit: Int, expected: String) {
        let cut = StyledText(text).truncated(to: limit)
        #expect(cut.plainText == expected)
        #expect(cut.columns <= limit)
    }

    @Test("Filling counts columns")
    func padding() {
        #expect(StyledText("标签").padded(to: 6).plainText == "标签  ")
        #expect(StyledText("标签").padded(to: 6, .trailing).plainText == "  标签")
        #expect(StyledText("标签").padded(to: 3).plainText == "标签")
    }

    @Test("Lines keep roles, and the widest counts")
    func lines() {
        let text = StyledText("ab\n标", .code) + StyledText("签\n")
        #expect(text.lines.map(\.plainText) == ["ab", "标签", ""])
        #expect(text.lines[1].spans.map(\.role) == [.code, .plain])
        #expect(text.columns == 4)
        #expect(StyledText().lines == [StyledText()])
    }

    @Test("A palette colours by role or not at all")
    func palette() {
        let text: StyledText = "a \("b\nc", .bad)"
        #expect(Palette.none.string(text) == "a b\nc")
        #expect(Palette.ansi.string(text) == "a \u{1B}[31mb\u{1B}[0m\n\u{1B}[31mc\u{1B}[0m")
    }

    @Test("Every role survives colouring", arguments: TextRole.allCases)
    func roles(role: TextRole) {
        let string = Palette.ansi.string(StyledText("word", role))
        #expect(string == "word" || string.hasPrefix("\u{1B}[") && string.hasSuffix("mword\u{1B}[0m"))
    }
}
