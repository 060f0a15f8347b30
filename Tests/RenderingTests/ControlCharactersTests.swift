import Testing

@testable import Rendering

@Suite("Control characters")
struct ControlCharactersTests {
    @Test(
        "They are spelled, not printed",
        arguments: [
            ("\u{1B}[31mred", "\\u{1B}[31mred"),
            ("bell\u{7}", "bell\\u{7}"),
            ("nul\u{0}", "nul\\u{0}"),
            ("del\u{7F}", "del\\u{7F}"),
            ("csi\u{9B}2J", "csi\\u{9B}2J"),
            ("over\u{202E}ride", "over\\u{202E}ride"),
            ("isolate\u{2066}x\u{2069}", "isolate\\u{2066}x\\u{2069}"),
            ("line\u{2028}separator", "line\\u{2028}separator"),
            ("a\r\nb", "a\nb"),
            ("over\rwritten", "over\\u{D}written"),
            ("tab\tnew\nline", "tab\tnew\nline"),
            ("标签 👨‍👩‍👧 é", "标签 👨‍👩‍👧 é"),
        ])
    func spelled(text: String, expected: String) {
        #expect(ControlCharacters.escaped(text) == expected)
    }

    @Test("No way into a styled text keeps one", arguments: ["\u{1B}]0;title\u{7}", "\u{202E}", "\u{85}"])
    func boundary(hostile: String) {
        var appended = StyledText("a")
        appended.append(hostile, .code)
        let interpolated: StyledText = "x \(hostile, .slug) y"
        for text in [StyledText(hostile), appended, interpolated, StyledText("a") + StyledText(hostile)] {
            #expect(!text.plainText.unicodeScalars.contains(where: ControlCharacters.isControl))
            #expect(text.plainText.contains("\\u{"))
        }
    }
}
