import Findings
import KnowledgeModel
import PickerCheck
import Testing

/// Messages say what holds at the place, and no more.
@Suite struct WordsTests {
    private static func finding(_ text: String, _ slug: String) throws -> Finding {
        let options = CheckOptions(only: [try #require(Slug(slug))])
        return try #require(CheckedEntry.findings(text, options).first)
    }

    private static func list(_ modifiers: String) -> String {
        """
        import SwiftUI
        final class Command: Identifiable, Hashable {
            let id = UUID(); let name = ""
            static func == (a: Command, b: Command) -> Bool { a.id == b.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        struct Palette: View {
            let commands: [Command]
            @State private var chosen: Command?
            var body: some View { List(commands, selection: $chosen) { command in Text(command.name)\(modifiers) } }
        }
        """
    }

    @Test func aListWhoseRowsChooseThemselvesIsNotDead() throws {
        let byHand = try Self.finding(Self.list(".onTapGesture { chosen = command }"), "model-object-selection")
        #expect(byHand.severity == .advice)
        #expect(byHand.message.english.hasSuffix("so the list itself can choose none"), "\(byHand.message.english)")
        let dead = try Self.finding(Self.list(""), "model-object-selection")
        #expect(dead.severity == .warning)
        #expect(dead.message.english.hasSuffix("so none can be chosen"), "\(dead.message.english)")
    }

    private static func reason(_ style: String, _ rest: String = "") -> String {
        """
        import SwiftUI
        struct Report: View {
            enum Reason: CaseIterable { case spam, other }
            @State private var reason: Reason?
            var body: some View {
                Form {
                    Picker("Reason", selection: $reason) {
                        ForEach(Reason.allCases, id: \\.self) { Text("A").tag(Optional($0)) }
                    }\(style)
                    \(rest)
                }
            }
        }
        """
    }

    @Test func aMenuIsBlankAndRowsAreUnmarked() throws {
        let menu = try Self.finding(Self.reason(".pickerStyle(.menu)"), "initial-selection-not-in-options")
        #expect(menu.severity == .warning && menu.why.english.contains("blank"))
        let rows = try Self.finding(Self.reason(".pickerStyle(.inline)"), "initial-selection-not-in-options")
        #expect(rows.severity == .advice && !rows.why.english.contains("blank"))
    }

    @Test func nothingIsSaidOfRowsWhereAButtonWaitsForAChoice() throws {
        let button = "Button(\"Send\") {}.disabled(reason == nil)"
        let options = CheckOptions(
            only: ["initial-selection-not-in-options"].compactMap(Slug.init).reduce(into: []) { $0.insert($1) })
        #expect(CheckedEntry.findings(Self.reason(".pickerStyle(.inline)", button), options).isEmpty)
        let menu = CheckedEntry.findings(Self.reason(".pickerStyle(.menu)", button), options)
        #expect(menu.map(\.severity) == [.advice])
    }
}
