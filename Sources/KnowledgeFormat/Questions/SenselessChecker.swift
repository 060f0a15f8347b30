import KnowledgeModel

/// Checks that the answers after which a question is senseless are answers to other questions.
struct SenselessChecker {
    /// The answers to each question, nil where they could not be read.
    let answers: [Identifier<Question>: [Identifier<Answer>]?]

    func check(_ reading: QuestionReader.Reading) {
        for condition in reading.senselessAfter {
            if condition.question == reading.id {
                condition.reader.report(.data(.senselessAfterItself))
            } else if let answers = answers[condition.question] {
                if let answers { check(condition, allowed: answers.map(\.text)) }
            } else {
                let name = condition.question.text
                condition.reader.report(
                    .reference(.unknownQuestion(name)),
                    suggestion: Spelling.suggestion(for: name, among: answers.keys.map(\.text).sorted()))
            }
        }
    }

    private func check(_ condition: QuestionReader.Condition, allowed: [String]) {
        for name in condition.answers.map(\.text).sorted() where !allowed.contains(name) {
            condition.reader.report(
                .reference(.unknownAnswer(name, question: condition.question.text)),
                suggestion: Spelling.suggestion(for: name, among: allowed))
        }
    }
}
