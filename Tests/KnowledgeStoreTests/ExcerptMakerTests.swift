import Testing

@testable import KnowledgeStore

struct ExcerptMakerTests {
    /// Text in which a cut by bytes or scalars would show: joined emoji, combining marks, ideographs.
    static let unit = "选中👨‍👩‍👧 e\u{301}tat 没有反应, "

    @Test(arguments: [0, 3, 17, 40, 90])
    func neverCutsACharacter(repeats: Int) throws {
        let passage =
            String(repeating: Self.unit, count: repeats) + "needle" + String(repeating: Self.unit, count: repeats)
        let range = try #require(passage.firstRange(of: "needle"))
        let excerpt = ExcerptMaker.excerpt(of: passage, matches: [range])
        let characters = Set(passage)
        #expect(excerpt.text.allSatisfy { characters.contains($0) || $0 == "…" })
        #expect(excerpt.text.count <= ExcerptMaker.longest + 2)
        let highlight = try #require(excerpt.highlights.first)
        #expect(String(Array(excerpt.text)[highlight]) == "needle")
    }

    @Test func overlappingMatchesAreOne() {
        let passage = "点击没有反应"
        let ranges = TextSplitter.tokens(of: passage).filter { $0.kind == .pair }.map(\.range)
        let excerpt = ExcerptMaker.excerpt(of: passage, matches: ranges)
        #expect(excerpt == Excerpt(text: passage, highlights: [0..<6]))
    }
}
