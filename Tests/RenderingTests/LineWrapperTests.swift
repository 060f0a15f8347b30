import Testing

@testable import Rendering

@Suite("Wrapping")
struct LineWrapperTests {
    struct Case: CustomTestStringConvertible {
        var text: String
        var width: Int
        var lines: [String]
        var testDescription: String { "\(text) in \(width)" }
    }

    static let cases: [Case] = [
        Case(text: "", width: 10, lines: [""]),
        Case(text: "one two three", width: 20, lines: ["one two three"]),
        Case(text: "one two three", width: 7, lines: ["one two", "three"]),
        Case(text: "one two three", width: 8, lines: ["one two", "three"]),
        Case(text: "a extraordinary b", width: 6, lines: ["a", "extrao", "rdinar", "y b"]),
        Case(text: "tag-type-mismatch here", width: 20, lines: ["tag-type-mismatch", "here"]),
        Case(text: "one\n\ntwo", width: 9, lines: ["one", "", "two"]),
        Case(text: "  indented text", width: 12, lines: ["  indented", "text"]),
        Case(text: "选择器没有反应", width: 8, lines: ["选择器没", "有反应"]),
        Case(text: "选择器没有反应", width: 7, lines: ["选择器", "没有反", "应"]),
        // A closing mark stays with what it closes, an opening one with what it opens.
        Case(text: "选择没有，反应", width: 8, lines: ["选择没", "有，反应"]),
        Case(text: "选择没（有反应）", width: 8, lines: ["选择没", "（有反", "应）"]),
        Case(text: "选择器“标签”错", width: 7, lines: ["选择器", "“标签”", "错"]),
        Case(text: "请检查——类型", width: 7, lines: ["请检查", "——类型"]),
        Case(text: "请检查……类型", width: 7, lines: ["请检", "查……类", "型"]),
        Case(text: "使用Picker时标签", width: 8, lines: ["使用", "Picker时", "标签"]),
        Case(text: "标签类型（Int）不符", width: 9, lines: ["标签类型", "（Int）不", "符"]),
        Case(text: "标", width: 1, lines: ["标"]),
        Case(text: "，，，", width: 4, lines: ["，，", "，"]),
    ]

    @Test("Lines of a text", arguments: cases)
    func lines(of test: Case) {
        let lines = LineWrapper(width: test.width).wrap(StyledText(test.text)).map(\.plainText)
        #expect(lines == test.lines)
    }

    @Test("Every width keeps the characters and the limit", arguments: 2...40)
    func invariants(width: Int) {
        let text = "The selection 选择的类型（`String`）与 tag 的类型 “Int” 不一致，so nothing happens。👨‍👩‍👧 yes!"
        let lines = LineWrapper(width: width).wrap(StyledText(text)).map(\.plainText)
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= width })
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    }

    @Test("Prefixes count and stay")
    func prefixes() {
        let wrapper = LineWrapper(width: 9, firstPrefix: "• ", prefix: "  ")
        #expect(wrapper.wrap("one two three").map(\.plainText) == ["• one two", "  three"])
        #expect(LineWrapper(width: 9, indent: 2).wrap("a\n\nb").map(\.plainText) == ["  a", "", "  b"])
    }

    @Test("Roles survive, and code is one word among Chinese characters")
    func roles() {
        let text = StyledText("用") + StyledText("Text(\"标签\")", .code) + StyledText("吧")
        let lines = LineWrapper(width: 12).wrap(text)
        #expect(lines.map(\.plainText) == ["用", "Text(\"标签\")", "吧"])
        #expect(lines[1].spans.map(\.role) == [.code])
    }
}
