import CommandLineSyntax
import MachineOutput
import PickerHelp
import Testing

@testable import CommandLineFace
@testable import knowledge_author

/// The commands of both programs as they are.
struct CommandTreeTests {
    @Test func theDescriptionsHaveNoFlaws() {
        #expect(CommandLineFace.CommandTree.program.flaws == [])
        #expect(knowledge_author.CommandTree.program.flaws == [])
    }

    @Test func everyCommandHasItsWork() {
        let names = CommandLineFace.CommandTree.commands.map { $0.description.name }
        #expect(names == CommandLineFace.CommandTree.program.subcommands.map(\.name))
    }

    /// What the program writes of facts, it reads back as the same facts.
    @Test func theFactsOfAPatternAreReadAsTheyAreWritten() throws {
        let values: [PatternParameter: String] = [
            .style: "menu", .container: "form", .options: "async", .optional: "yes", .platform: "macOS",
        ]
        let names: [PatternName: String] = [
            .selectionType: "Theme", .selection: "theme", .options: "themes", .view: "Chooser", .title: "It's one",
        ]
        let facts = PatternFacts(
            values: values, minimumOS: Version("16.4"), sdk: Version("15.0"), names: names, isBare: true)
        let words = ["pattern", "enum-picker"] + PatternCommandLine.arguments(facts)
        #expect(PatternFactOptions.facts(try Parser(CommandLineFace.CommandTree.program).parse(words)) == facts)
    }
}
