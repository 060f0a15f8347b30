import KnowledgeModel

/// Reads one question of the interview.
struct QuestionReader {
    /// What reading a question gave; the comparison's parts are checked with the other questions.
    struct Reading {
        var folder: String
        var id: Identifier<Question>?
        var question: Question?
        /// The answers, even where the question is not complete; nil where they could not be read.
        var answers: [Identifier<Answer>]?
        var comparison: (value: Question.Comparison, reader: JSONReader)?
        /// The answers after which the question is senseless; they are checked with the other questions.
        var senselessAfter: [Condition] = []
    }

    private static let keys = [
        "text", "meaning", "howToFindOut", "cost", "answers", "comparison", "answeredByMessage", "senselessAfter",
    ]
    private static let answerKeys = ["id", "text", "base", "cues", "messageValues", "means", "code"]

    /// Answers to another question.
    struct Condition {
        var question: Identifier<Question>
        var answers: Set<Identifier<Answer>>
        /// Where the answers are written.
        var reader: JSONReader
    }

    let files: KnowledgeFiles
    let folder: String

    func read() -> Reading {
        var reading = Reading(folder: folder)
        let name = folder.split(separator: "/").last.map(String.init) ?? ""
        reading.id = Identifier(name)
        if reading.id == nil { files.log.report(.file(.notKebabCase(name: name)), at: FormatIssue.Place(file: folder)) }
        guard let names = files.names(in: folder) else { return reading }
        for name in names where name != "question.json" {
            files.log.report(.file(.unknown(name: name)), at: FormatIssue.Place(file: folder + "/" + name))
        }
        guard let object = JSONReader(folder + "/question.json", in: files)?.object(keys: Self.keys) else {
            return reading
        }
        read(object, into: &reading)
        return reading
    }

    private func read(_ object: JSONObject, into reading: inout Reading) {
        let text = object.required("text")?.sentence()
        let meaning = object.required("meaning")?.sentence()
        let howToFindOut = object.required("howToFindOut")?.sentence()
        let cost = object.required("cost")?.wholeNumber(in: 1...5)
        let list = object.required("answers")
        let answers = list.map(self.answers) ?? []
        reading.answers = list.flatMap(Self.ids)
        if let comparison = object.optional("comparison") {
            reading.comparison = self.comparison(comparison).map { ($0, comparison) }
        }
        reading.senselessAfter = object.optional("senselessAfter").map(conditions) ?? []
        let answeredByMessage = object.optional("answeredByMessage")?.boolean() ?? false
        guard let id = reading.id, let text, let meaning, let howToFindOut, let cost, !answers.isEmpty else { return }
        reading.question = Question(
            id: id, text: text, meaning: meaning, howToFindOut: howToFindOut, cost: cost, answers: answers,
            comparison: reading.comparison?.value, answeredByMessage: answeredByMessage,
            senselessAfter: Dictionary(uniqueKeysWithValues: reading.senselessAfter.map { ($0.question, $0.answers) }))
    }

    private func conditions(_ reader: JSONReader) -> [Condition] {
        (reader.object()?.members ?? []).compactMap { key, list in
            let answers = list.distinct(atLeast: 1) { $0.identifier(of: Answer.self) }
            guard let question = Identifier<Question>(key) else {
                list.report(.text(.notKebabCase(key)))
                return nil
            }
            return Condition(question: question, answers: Set(answers), reader: list)
        }
    }

    /// The ids in a list of answers, also of those that could not be read whole.
    private static func ids(_ list: JSONReader) -> [Identifier<Answer>]? {
        guard case .array(let nodes) = list.node.content else { return nil }
        let ids = nodes.map { node -> Identifier<Answer>? in
            guard case .object(let members) = node.content,
                case .string(let id) = members.first(where: { $0.key == "id" })?.value.content
            else { return nil }
            return Identifier(id)
        }
        return ids.contains(nil) ? nil : ids.compactMap { $0 }
    }

    private func answers(_ list: JSONReader) -> [Answer] {
        var seen: Set<String> = []
        let elements = list.elements(atLeast: 2)
        let answers = elements.compactMap { reader -> Answer? in
            guard let object = reader.object(keys: Self.answerKeys) else { return nil }
            let id = object.required("id")?.identifier(of: Answer.self)
            let text = object.required("text")?.sentence()
            let base = object.required("base")?.number(from: 0.001, to: 1)
            if let id, !seen.insert(id.text).inserted { reader.report(.reference(.idTwice(id.text))) }
            guard let id, let text, let base else { return nil }
            let cues = object.optional("cues")?.localized { reader, _ in reader.distinct { $0.text() } }
            return Answer(
                id: id, text: text, base: base, cues: cues ?? Localized(english: [], chinese: []),
                messageValues: object.optional("messageValues")?.distinct { $0.text() } ?? [],
                means: object.optional("means").flatMap(ApplicabilityReader.readMeaning),
                code: object.optional("code").map(PatternFactsReader.values) ?? [:])
        }
        let sum = answers.reduce(0) { $0 + $1.base }
        if answers.count == elements.count, !answers.isEmpty, abs(sum - 1) > 0.001 {
            list.report(.number(.sumNotOne(sum)))
        }
        return answers
    }

    private func comparison(_ reader: JSONReader) -> Question.Comparison? {
        guard let object = reader.object(keys: ["first", "second", "table"]) else { return nil }
        let first = object.required("first")?.identifier(of: Question.self)
        let second = object.required("second")?.identifier(of: Question.self)
        guard let first, let second, let rows = object.required("table")?.object()?.members else { return nil }
        var table: [Identifier<Answer>: [Identifier<Answer>: Identifier<Answer>]] = [:]
        for (key, row) in rows {
            guard let rowID = answer(key, row) else { continue }
            for (name, cell) in row.object()?.members ?? [] {
                guard let columnID = answer(name, cell), let decided = cell.identifier(of: Answer.self) else {
                    continue
                }
                table[rowID, default: [:]][columnID] = decided
            }
        }
        return Question.Comparison(first: first, second: second, table: table)
    }

    private func answer(_ key: String, _ reader: JSONReader) -> Identifier<Answer>? {
        let id = Identifier<Answer>(key)
        if id == nil { reader.report(.text(.notKebabCase(key))) }
        return id
    }
}
