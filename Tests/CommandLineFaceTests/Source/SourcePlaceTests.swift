import Testing

@testable import SourceCommandLine

struct SourcePlaceTests {
    @Test(
        arguments: [
            ("A.swift", "A.swift", nil), ("A.swift:12", "A.swift", 12), ("A.swift:12:5", "A.swift", 12),
            ("odd:7", "odd:7", nil), ("A.swift:0", "A.swift:0", nil), ("A.swift:x", "A.swift:x", nil),
            (":3", ":3", nil), ("a:b.swift:4", "a:b.swift", 4), ("A.swift:", "A.swift:", nil), ("A:+3", "A:+3", nil),
        ] as [(String, String, Int?)])
    func reads(text: String, path: String, line: Int?) {
        let place = SourcePlace(text) { $0 == "odd:7" }
        #expect(place.path == path)
        #expect(place.line == line)
    }
}
