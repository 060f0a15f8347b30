import Testing

@testable import Rendering

@Suite("Tables")
struct TextTableTests {
    let table = TextTable(
        columns: [.init("Symptom"), .init("修复"), .init("No", alignment: .trailing)],
        rows: [["nothing | happens", "加标签", "7"], ["wrong \"row\", twice", "line\nbreak"]])

    @Test("Text in a wide terminal")
    func wide() {
        #expect(
            table.text(width: 60).map(\.plainText) == [
                "Symptom             修复    No",
                "──────────────────  ──────  ──",
                "nothing | happens   加标签   7",
                "",
                "wrong \"row\", twice  line",
                "                    break",
            ])
    }

    @Test("Text that is wrapped")
    func narrow() {
        #expect(
            table.text(width: 25).map(\.plainText) == [
                "Symptom        修复    No",
                "─────────────  ──────  ──",
                "nothing |      加标签   7",
                "happens",
                "",
                "wrong \"row\",   line",
                "twice          break",
            ])
    }

    @Test("Blocks where columns would be too narrow")
    func blocks() {
        #expect(
            table.text(width: 18).map(\.plainText) == [
                "Symptom: nothing |", "  happens", "修复: 加标签", "No: 7", "",
                "Symptom: wrong", "  \"row\", twice", "修复: line", "  break", "No:",
            ])
    }

    @Test("No width is exceeded and no line ends in spaces", arguments: 20...60)
    func invariants(width: Int) {
        for line in table.text(width: width) {
            #expect(line.columns <= width)
            #expect(!line.plainText.hasSuffix(" "))
        }
    }

    @Test("Markdown")
    func markdown() {
        #expect(
            table.markdown == """
                | Symptom | 修复 | No |
                | --- | --- | --: |
                | nothing \\| happens | 加标签 | 7 |
                | wrong "row", twice | line<br>break |  |

                """)
    }

    @Test("CSV")
    func csv() {
        #expect(
            table.csv == "Symptom,修复,No\r\nnothing | happens,加标签,7\r\n\"wrong \"\"row\"\", twice\",\"line\nbreak\",\r\n"
        )
    }
}
