import KnowledgeModel

/// What `entry.json` says about the sample programs.
struct SampleDeclaration {
    /// Why there are none.
    var reason: Localized<String>?
    /// Whether `none` is written, even where its reason is not complete.
    var saysNone = false
    /// The answers with which a repair fits best, with the place of the file's name; nil where this could not be read.
    var situations: [(file: String, answers: Answers, place: FormatIssue.Place)]?
    var mentions: [Mention] = []

    /// What is not written, or could not be read.
    init(situations: [(file: String, answers: Answers, place: FormatIssue.Place)]?) { self.situations = situations }

    init(_ reader: JSONReader) {
        guard let object = reader.object(keys: ["when", "none"]) else { return }
        let situations = object.optional("when")
        let none = object.optional("none")
        if (situations == nil) == (none == nil) { reader.report(.data(.oneKeyOf("when", "none"))) }
        if let none {
            saysNone = true
            reason = none.sentence()
        }
        self.situations = situations?.object()?.members.map { ($0.key, readAnswers($0.value), $0.value.place) }
    }

    private mutating func readAnswers(_ reader: JSONReader) -> Answers {
        var answers: Answers = [:]
        for (key, value) in reader.object()?.members ?? [] {
            guard let question = Identifier<Question>(key) else {
                value.report(.text(.notKebabCase(key)))
                continue
            }
            guard let answer = value.identifier(of: Answer.self) else { continue }
            answers[question] = answer
            mentions.append(Mention(subject: .answer(answer.text, question: key), place: value.place))
        }
        return answers
    }
}
