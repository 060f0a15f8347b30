import KnowledgeModel
import SQLiteAccess

extension KnowledgeDatabase {
    /// Every question, in the order of the ids.
    package func questions() throws -> [Question] {
        let answers = try self.answers()
        let tables = try comparisonTables()
        var senselessAfter: [String: [Identifier<Question>: Set<Identifier<Answer>>]] = [:]
        _ = try rows("SELECT question, other_question, other_answer FROM senseless_after") { row in
            senselessAfter[row.text(0), default: [:]][try row.identifier(1), default: []].insert(try row.identifier(2))
        }
        let sql = """
            SELECT id, cost, text_en, text_zh, meaning_en, meaning_zh, find_out_en, find_out_zh,
                   compares_first, compares_second, answered_by_message
            FROM questions ORDER BY id
            """
        return try rows(sql) { row in
            let id = row.text(0)
            let comparison: Question.Comparison? =
                if row.optionalText(8) == nil {
                    nil
                } else {
                    Question.Comparison(
                        first: try row.identifier(8), second: try row.identifier(9), table: tables[id] ?? [:])
                }
            return Question(
                id: try row.identifier(0), text: Localized(english: row.text(2), chinese: row.text(3)),
                meaning: Localized(english: row.text(4), chinese: row.text(5)),
                howToFindOut: Localized(english: row.text(6), chinese: row.text(7)), cost: try row.cost(1),
                answers: answers[id] ?? [], comparison: comparison, answeredByMessage: row.integer(10) == 1,
                senselessAfter: senselessAfter[id] ?? [:])
        }
    }

    private typealias Table = [Identifier<Answer>: [Identifier<Answer>: Identifier<Answer>]]

    /// The tables of the comparisons, by question.
    private func comparisonTables() throws -> [String: Table] {
        var tables: [String: Table] = [:]
        _ = try rows("SELECT question, first_answer, second_answer, answer FROM comparisons") { row in
            tables[row.text(0), default: [:]][try row.identifier(1), default: [:]][try row.identifier(2)] =
                try row.identifier(3)
        }
        return tables
    }

    /// The answers in their order, by question.
    private func answers() throws -> [String: [Answer]] {
        var means: [AnswerKey: Applicability] = [:]
        let sql = """
            SELECT question, answer, kind, value, since, before FROM answer_meanings
            ORDER BY question, answer, kind, position
            """
        _ = try rows(sql) { try $0.add(to: &means[$0.answerKey, default: Applicability()], from: 2) }
        var cues: [AnswerKey: Localized<[String]>] = [:]
        let cueSQL = "SELECT question, answer, language, text FROM answer_cues ORDER BY question, answer, position"
        _ = try rows(cueSQL) { row in
            let language: Language = try row.value(2)
            cues[row.answerKey, default: Localized(english: [], chinese: [])][language].append(row.text(3))
        }
        var code: [AnswerKey: [PatternParameter: String]] = [:]
        _ = try rows("SELECT question, answer, parameter, value FROM answer_code") { row in
            let parameter: PatternParameter = try row.value(2)
            guard parameter.allowedValues.contains(row.text(3)) else { throw row.unexpected(3) }
            code[row.answerKey, default: [:]][parameter] = row.text(3)
        }
        var values: [AnswerKey: [String]] = [:]
        _ = try rows("SELECT question, answer, text FROM message_values ORDER BY question, answer, position") { row in
            values[row.answerKey, default: []].append(row.text(2))
        }
        var answers: [String: [Answer]] = [:]
        _ = try rows("SELECT question, id, text_en, text_zh, base FROM answers ORDER BY question, position") { row in
            let key = row.answerKey
            answers[row.text(0), default: []].append(
                Answer(
                    id: try row.identifier(1), text: Localized(english: row.text(2), chinese: row.text(3)),
                    base: try row.number(4, to: 1), cues: cues[key] ?? Localized(english: [], chinese: []),
                    messageValues: values[key] ?? [], means: means[key],
                    code: code[key] ?? [:]))
        }
        return answers
    }
}

/// The names of a question and of one of its answers.
private struct AnswerKey: Hashable {
    let question: String
    let answer: String
}

extension Row {
    /// The first two columns as the names of a question and of one of its answers.
    fileprivate var answerKey: AnswerKey { AnswerKey(question: text(0), answer: text(1)) }
}
