import KnowledgeModel

/// Checks that a comparison's table is complete over two other questions.
struct ComparisonChecker {
    /// The answers to each question, nil where they could not be read.
    let answers: [Identifier<Question>: [Identifier<Answer>]?]
    /// The questions that are worked out themselves and so cannot decide another.
    let compared: Set<Identifier<Question>>

    func check(_ reading: QuestionReader.Reading) {
        guard let (comparison, reader) = reading.comparison, let object = reader.object() else { return }
        let names = [("first", comparison.first), ("second", comparison.second)]
        for (key, question) in names {
            if answers[question] == nil {
                let suggestion = Spelling.suggestion(for: question.text, among: answers.keys.map(\.text).sorted())
                object.optional(key)?.report(.reference(.unknownQuestion(question.text)), suggestion: suggestion)
            } else if compared.contains(question) {
                object.optional(key)?.report(.data(.comparesItself))
            }
        }
        guard comparison.first != comparison.second else { return reader.report(.data(.comparesItself)) }
        guard let rows = answers[comparison.first] ?? nil, let columns = answers[comparison.second] ?? nil,
            let table = object.optional("table"), let members = table.object()?.members
        else { return }
        checkNames(members.map { ($0.key, $0.value) }, of: comparison.first, allowed: rows)
        for row in rows {
            guard let member = members.first(where: { $0.key == row.text })?.value else {
                table.report(.data(.incompleteTable(missing: row.text)))
                continue
            }
            checkRow(member, columns: columns, second: comparison.second, reading: reading)
        }
    }

    private func checkRow(
        _ row: JSONReader, columns: [Identifier<Answer>], second: Identifier<Question>, reading: QuestionReader.Reading
    ) {
        let cells = row.object()?.members ?? []
        checkNames(cells.map { ($0.key, $0.value) }, of: second, allowed: columns)
        for column in columns where !cells.contains(where: { $0.key == column.text }) {
            row.report(.data(.incompleteTable(missing: column.text)))
        }
        for (_, cell) in cells {
            guard let id = reading.id, let own = reading.answers, case .string(let text) = cell.node.content else {
                continue
            }
            checkNames([(text, cell)], of: id, allowed: own)
        }
    }

    private func checkNames(
        _ names: [(String, JSONReader)], of question: Identifier<Question>, allowed: [Identifier<Answer>]
    ) {
        let known = allowed.map(\.text)
        for (name, reader) in names where !known.contains(name) {
            reader.report(
                .reference(.unknownAnswer(name, question: question.text)),
                suggestion: Spelling.suggestion(for: name, among: known))
        }
    }
}
