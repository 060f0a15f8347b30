import Testing

@testable import KnowledgeStore

struct SpellingCorrectorTests {
    @Test(arguments: [
        ("picker", "picker", 0), ("piker", "picker", 1), ("pikcer", "picker", 1), ("pickre", "picker", 1),
        ("", "abc", 3), ("abc", "", 3), ("", "", 0), ("segmnted", "segmented", 1), ("weel", "wheel", 1),
        ("ca", "abc", 3),
    ])
    func measuresOptimalStringAlignment(left: String, right: String, expected: Int) {
        #expect(SpellingCorrector.distance(Array(left.utf8), Array(right.utf8)) == expected)
    }

    @Test(arguments: [
        ("tag-type-mismach", ["tag-type-mismatch"]), ("mismatch", ["tag-type-mismatch"]), ("zzz", []), ("", []),
    ])
    func findsTheNearestNames(text: String, expected: [String]) {
        let names = NearestNames(names: ["missing-tag", "tag-type-mismatch", "wheel-default-height"])
        #expect(Array(names.nearest(to: text).prefix(1)) == expected)
    }
}
