import KnowledgeModel
import Testing

@testable import KnowledgeStore

struct MessagePatternTests {
    static let picker =
        "Picker: the selection \"{selection}\" is invalid and does not have an associated tag, this will give undefined results."

    @Test(arguments: [
        (
            "Picker: the selection \"Optional(3)\" is invalid and does not have an associated tag, this will give undefined results.",
            true
        ),
        (
            "2026-01-02 10:11:12.123 App[99:1] Picker: the selection \"\" is invalid and does not have an associated tag, this will give undefined results.",
            true
        ),
        (
            "picker:  the selection “nil” is invalid and\ndoes not have an associated tag, this will give undefined results.",
            true
        ),
        ("log: selection \"Optional(2778)\" is invalid", false),
        ("the selection \"25\" is invalid for one frame", false),
    ])
    func findsWholeAndPartialLines(text: String, isWhole: Bool) throws {
        let found = try #require(
            MessagePattern(normalized: MessageMatcher.normalized(Self.picker)).find(
                in: Array(MessageMatcher.normalized(text).utf8)))
        #expect(found.isWhole == isWhole)
    }

    @Test(arguments: [
        "the selection is wrong", "selection \"a\"", "is invalid", "", "\"", "Picker",
        "picker shows the wrong selection",
        String(repeating: "\"", count: 10_000), String(repeating: "selection \"x\" ", count: 2_000),
    ])
    func findsNothingElsewhere(text: String) {
        #expect(
            MessagePattern(normalized: MessageMatcher.normalized(Self.picker)).find(
                in: Array(MessageMatcher.normalized(text).utf8)) == nil)
    }

    @Test func theMoreSpecificTemplateOfAnEntryWins() throws {
        let general = MessageTemplate(kind: .console, text: Self.picker, likelihood: 0.7)
        let optional = MessageTemplate(
            kind: .console, text: Self.picker.replacing("{selection}", with: "Optional({selection})"), likelihood: 0.3)
        let matcher = MessageMatcher(
            templates: [(1, general), (1, optional), (2, general)].map { entry, template in
                MessageMatcher.Template(
                    entry: entry, template: template, pattern: MessageMatcher.normalized(template.text))
            })
        let text = MessageMatcher.normalized(Self.picker.replacing("{selection}", with: "Optional(3)"))
        let matches = matcher.matches(in: text)
        #expect(matches.map(\.entry) == [1, 2])
        #expect(matches[0].template == optional)
        #expect(matches[0].specificity > matches[1].specificity)
        #expect(matches[0].range == 0..<text.utf8.count)
    }

    @Test func aMessageWithoutAPlaceholderMayBeCutShort() {
        let pattern = MessagePattern(
            normalized: "generic parameter 'selectionvalue' could not be inferred")
        #expect(
            pattern.find(in: Array("error: generic parameter 'selectionvalue' could not be inferred".utf8))?.isWhole
                == true)
        #expect(pattern.find(in: Array("generic parameter 'selectionvalue' could not be".utf8))?.isWhole == false)
        #expect(pattern.find(in: Array("generic parameter 'v' could not be inferred".utf8)) == nil)
    }
}
