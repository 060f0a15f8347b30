import Testing

@testable import Rendering

@Suite("Columns of a character")
struct TextWidthTests {
    @Test(
        "Each character's columns",
        arguments: [
            ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("ß", 1), ("Ж", 1),
            ("标", 2), ("。", 2), ("，", 2), ("（", 2), ("Ａ", 2), ("ｱ", 1), ("かﾞ", 3), ("あ", 2),
            ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("𠀀", 2), ("𱍐", 2), ("\u{3000}", 2), ("☰", 2),
            ("“", 1), ("…", 1), ("→", 1), ("—", 1), ("│", 1), ("·", 1),
            ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇨🇳", 2), ("🇨", 1), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("✅", 2), ("⌚", 2),
            ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 1), ("\u{1F}", 0), ("\u{7F}", 0),
        ])
    func character(text: String, columns: Int) {
        #expect(TextWidth.columns(of: text) == columns)
    }

    @Test("A text's columns are the sum")
    func text() {
        #expect(TextWidth.columns(of: "Picker 的标签 👍") == 7 + 6 + 1 + 2)
        #expect(TextWidth.columns(of: "") == 0)
    }
}
