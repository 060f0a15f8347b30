import PickerHelp
import Testing

@testable import CommandLineFace

/// The names by which advice takes answers from code, against the knowledge.
@Suite("Answers of code")
struct CodeAnswerTests {
    private static func answers(of name: String) throws -> [String] {
        let question = try #require(try KnowledgeBase().questions().first { $0.id.text == name })
        return question.answers.map(\.id.text)
    }

    @Test("Each platform that can be answered is known, and each that is known can be answered")
    func platforms() throws {
        let named = try Self.answers(of: CodeAnswer.platform).compactMap(CodeAnswer.platform(named:))
        #expect(Set(named) == Set(Applicability.Platform.allCases))
        #expect(named.count == Applicability.Platform.allCases.count)
        #expect(CodeAnswer.platform(named: "windows") == nil)
    }

    @Test(
        "The knowledge has these answers",
        arguments: [
            (CodeAnswer.selectionType, CodeAnswer.optional), (CodeAnswer.selectionType, CodeAnswer.severalValues),
            (CodeAnswer.optionSource, CodeAnswer.query),
        ])
    func names(question: String, answer: String) throws {
        #expect(try Self.answers(of: question).contains(answer))
    }

    @Test("Each container of code is a place", arguments: Applicability.Container.allCases)
    func containers(container: Applicability.Container) {
        let place = Situation.Container(container)
        let expected: [Applicability.Container: Situation.Container] = [.scrollView: .stack, .commands: .menu]
        #expect(place == expected[container] ?? Situation.Container(rawValue: container.rawValue))
    }
}
