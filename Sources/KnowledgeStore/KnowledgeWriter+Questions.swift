import KnowledgeModel
import SQLiteAccess

extension KnowledgeWriter {
    /// Writes the questions with all that belongs to them.
    func write(_ questions: [Question]) throws {
        for question in questions {
            let id = Value.text(question.id.text)
            try insert(
                "questions",
                [
                    [
                        id, .integer(question.cost), .text(question.text.english), .text(question.text.chinese),
                        .text(question.meaning.english), .text(question.meaning.chinese),
                        .text(question.howToFindOut.english), .text(question.howToFindOut.chinese),
                        .optional(question.comparison?.first.text), .optional(question.comparison?.second.text),
                        .integer(question.answeredByMessage ? 1 : 0),
                    ]
                ])
            try insert(
                "answers",
                numbered(question.answers) {
                    [id, $0, .text($1.id.text), .real($1.base), .text($1.text.english), .text($1.text.chinese)]
                })
            for answer in question.answers { try write(answer, to: id) }
            try insert(
                "senseless_after",
                question.senselessAfter.sorted { $0.key < $1.key }.flatMap { other, answers in
                    answers.sorted().map { [id, .text(other.text), .text($0.text)] }
                })
            let table = question.comparison?.table ?? [:]
            try insert(
                "comparisons",
                table.sorted { $0.key < $1.key }.flatMap { first, row in
                    row.sorted { $0.key < $1.key }.map {
                        [id, .text(first.text), .text($0.key.text), .text($0.value.text)]
                    }
                })
        }
    }

    /// Writes what belongs to one answer besides its own row.
    private func write(_ answer: Answer, to question: Value) throws {
        let key: [Value] = [question, .text(answer.id.text)]
        try insert("answer_meanings", answer.means.map { Self.rows(of: $0, key: key) } ?? [])
        try insert(
            "answer_code",
            answer.code.sorted { $0.key < $1.key }.map { key + [.text($0.key.rawValue), .text($0.value)] })
        for language in Language.allCases {
            try insert(
                "answer_cues",
                numbered(answer.cues[language]) { key + [.text(language.rawValue), $0, .text($1)] })
        }
        try insert(
            "message_values",
            numbered(answer.messageValues) { key + [$0, .text($1), .text(MessageMatcher.normalized($1))] })
    }
}
