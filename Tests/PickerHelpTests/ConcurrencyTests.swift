import PickerHelp
import Testing

/// One knowledge base serves several tasks.
struct ConcurrencyTests {
    static let sentences = [
        "nothing happens when I choose a row", "wheel is too tall", "没有对勾", "segmented titles are cut off",
        "menu is blank: Picker: the selection \"nil\" is invalid and does not have an associated tag",
    ]

    /// What one task asks: search, explanation and an interview of a few questions.
    static func ask(_ help: KnowledgeBase, _ sentence: String) throws -> [String] {
        let results = try help.search(sentence).results
        var diagnosis = try help.startDiagnosis()
        try diagnosis.describe(sentence)
        for _ in 0..<3 {
            guard let question = diagnosis.next else { break }
            try diagnosis.answer(question.id, with: question.answers[0].id)
        }
        let leading = diagnosis.ranking[0]
        let advice = try #require(try diagnosis.advice(about: leading))
        return results.map(\.slug.text) + [leading.slug.text, "\(leading.probability)", advice.confirm.english]
    }

    @Test func severalTasksGetTheSameAnswersAsOne() async throws {
        let alone = try KnowledgeBase()
        let expected = try Self.sentences.map { try Self.ask(alone, $0) }
        let shared = try KnowledgeBase()
        let found = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
            for round in 0..<4 {
                for index in Self.sentences.indices {
                    let number = (index + round) % Self.sentences.count
                    group.addTask { (number, try Self.ask(shared, Self.sentences[number])) }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found.count == 4 * expected.count)
        for (number, answer) in found { #expect(answer == expected[number]) }
    }
}
