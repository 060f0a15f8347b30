import Findings
import SourceReading
import Testing

struct LineTableTests {
    @Test(arguments: [
        ("", 0, 1, 1), ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\n", 2, 1, 3),
        ("选 x", 4, 1, 5), ("a\n\nb", 2, 2, 1), ("a\n", 2, 2, 1),
    ])
    func places(text: String, offset: Int, line: Int, column: Int) {
        let place = LineTable(Array(text.utf8)).location(of: offset)
        #expect(place == SourceLocation(line: line, column: column, offset: offset))
    }

    @Test(arguments: [(0, ""), (1, "a"), (2, "b"), (3, ""), (4, "c"), (5, "")])
    func lines(number: Int, text: String) {
        let table = LineTable(Array("a\r\nb\r\rc".utf8))
        #expect(String(decoding: table.bytes(ofLine: number), as: UTF8.self) == text)
        #expect(table.count == 4)
    }
}
