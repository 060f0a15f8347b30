import KnowledgeModel

/// What `entry.json` says about the sample programs.
struct SampleDeclaration {
    /// Why there are none.
    var reason: Localized<String>?
    /// Whether `none` is written, even where its reason is not complete.
    var saysNone = false
    /// The answers with which a repair fits best, with the place of the file's name.
    var situations: [(file: String, answers: Answers, place: FormatIssue.Place)] = []
    var mentions: [Mention] = []

    init() {}

    init(_ reader: JSONReader) {
        guard let object = reader.object(keys: ["when", "none"]) else { return }
        let situations = object.optional("when")
        let none = object.optional("none")
        if (situations == nil) == (none == nil) { reader.report(.data(.oneKeyOf("when", "none"))) }
        if let none {
            saysNone = true
            reason = none.sentence()
        }
        for (file, answers) in situations?.object()?.members ?? [] { readSituation(file, answers) }
    }

    private mutating func readSituation(_ file: String, _ reader: JSONReader) {
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
        situations.append((file, answers, reader.place))
    }
}
