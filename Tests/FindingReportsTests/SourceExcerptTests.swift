import Foundation
import PickerCheck
import Rendering
import Testing

@testable import FindingReports

/// The mark stands below what it is about, whatever the line holds.
struct SourceExcerptTests {
    @Test(arguments: [
        ("let a = bad", "bad", 80), ("\tlet a = bad + 1", "bad", 80), ("选 = \"标签\" bad", "bad", 80), ("bad", "bad", 80),
        ("x\u{1B}[31m bad", "bad", 80),
        (String(repeating: "x", count: 300) + " bad " + String(repeating: "y", count: 300), "bad", 60),
        (String(repeating: "选", count: 100) + "bad", "bad", 60),
        (String(repeating: "选", count: 5000) + "bad" + String(repeating: "标", count: 5000), "bad", 60),
    ])
    func marks(line: String, word: String, width: Int) throws {
        let bytes = Array(line.utf8)
        let start = try #require(line.utf8.firstRange(of: Array(word.utf8)))
        let offset = line.utf8.distance(from: line.startIndex, to: start.lowerBound)
        let lines = SourceLines([("A.swift", bytes)])
        let (from, to) = (
            try #require(lines.location(of: offset, in: "A.swift")),
            try #require(lines.location(of: offset + word.utf8.count, in: "A.swift"))
        )
        let text = Localized(english: "", chinese: "")
        let finding = Finding(
            slug: try #require(Slug("a")), severity: .error, span: SourceSpan(path: "A.swift", start: from, end: to),
            message: text, why: text)
        let excerpt = SourceExcerpt(finding: finding, lines: lines, width: width).lines(markRole: .bad).map(\.plainText)
        try #require(excerpt.count == 2)
        #expect(excerpt[1].hasSuffix("^~~"))
        for line in excerpt { #expect(TextWidth.columns(of: line) <= width) }
        let before = TextWidth.columns(of: excerpt[1]) - 3
        let code = try #require(excerpt[0].range(of: word))
        #expect(TextWidth.columns(of: String(excerpt[0][..<code.lowerBound])) == before)
    }
}
