import CommandLineSyntax
import KnowledgeModel
import Testing

@Suite("The manual page")
struct ManPageTests {
    private func source(_ language: Language) -> String {
        ManPage(program: Clinic.program, version: "1.0", language: language).source
    }

    @Test("Its source")
    func lines() {
        let lines = source(.english).split(separator: "\n").map(String.init)
        #expect(lines[0] == ".TH \"CLINIC\" 1 \"\" \"clinic 1.0\"")
        for line in [
            "clinic \\- Find out what is wrong", "Knows \\efB and \\(aqquotes\\(aq.", ".SS \"clinic new entry\"",
            "\\fB\\-n\\fR, \\fB\\-\\-limit\\fR \\fIN\\fR", "\\fBclinic search \"no tap\" \\-n 3\\fR",
        ] {
            #expect(lines.contains(line))
        }
        #expect(source(.chinese).utf8.allSatisfy { $0 < 128 })
    }

    @Test(
        "groff sets it without a warning", .enabled(if: Program("groff") != nil, "groff is not installed"),
        arguments: Language.allCases)
    func groff(language: Language) throws {
        let groff = try #require(Program("groff"))
        let result = try groff.run(["-man", "-ww", "-Tutf8", "-P-cbou"], input: source(language))
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(result.output.contains("-n, --limit N"))
        #expect(result.output.contains("clinic search \"no tap\" -n 3"))
        #expect(result.output.contains(language == .english ? "Knows \\fB and 'quotes'." : "搜索原因。"))
    }
}
