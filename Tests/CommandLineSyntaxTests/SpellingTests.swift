import CommandLineSyntax
import Testing

@Suite("Near spellings")
struct SpellingTests {
    @Test(
        "The word that was meant",
        arguments: [
            ("serch", "search"), ("saerch", "search"), ("SEARCH", "search"), ("searchh", "search"), ("form", "format"),
            ("chekc", "check"), ("a", nil), ("xyz", nil), ("", nil), ("explore", nil), ("lst", "list"),
        ] as [(String, String?)])
    func nearest(word: String, expected: String?) {
        #expect(Spelling.nearest(to: word, among: ["search", "explain", "check", "format", "list"]) == expected)
    }
}
