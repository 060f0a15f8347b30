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
}
