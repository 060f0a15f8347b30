import CommandLineSyntax
import KnowledgeModel
import Testing

@Suite("Flaws of a description")
struct FlawsTests {
    @Test("A good one has none")
    func good() {
        #expect(Clinic.program.flaws == [])
    }

    @Test("Each flaw is found")
    func bad() {
        let text = Localized(english: "Text", chinese: "文")
        let flag = OptionDescription("x", short: "x", summary: text)
        let valued = OptionDescription(
            "x", value: .one(name: "N", rule: .integer(1...2)), summary: text, defaultValue: "9")
        let program = CommandDescription(
            "p", summary: Localized(english: "Ends with a stop.", chinese: ""),
            discussion: Localized(english: "Only here", chinese: ""),
            options: [flag, flag], exclusions: [["y"]],
            subcommands: [
                CommandDescription(
                    "a", summary: text,
                    arguments: [
                        ArgumentDescription("REST", count: .any, summary: text),
                        ArgumentDescription("ONE", summary: text),
                    ], options: [valued]),
                CommandDescription("a", summary: text, needsSubcommand: true),
            ], sentenceCommand: "b")
        #expect(
            Set(program.flaws) == [
                "p: two options --x", "p: two options -x", "p: excludes --y, which it does not take",
                "p: two commands a", "p: sends sentences to b, which it does not have",
                "p: summary needs one line without a full stop, not \"Ends with a stop.\"",
                "p: summary needs one line without a full stop, not \"\"",
                "p: the discussion is missing in one language",
                "p a: REST leaves nothing for ONE", "p a: ONE comes after an optional one",
                "p a: --x forbids its own default value", "--x: once a flag, once not",
            ])
    }
}
