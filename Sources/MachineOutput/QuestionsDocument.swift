import PickerHelp

/// The contract of `questions --json`.
package struct QuestionsDocument: Encodable {
    struct Item: Encodable {
        var id: String
        var text: String
        var why: String
        var howToFindOut: String
        var cost: Int
        var answers: [AnswerItem]
    }

    var schema = 1
    var questions: [Item]

    package init(_ questions: [Question], language: Language) {
        self.questions = questions.map { question in
            Item(
                id: question.id.text, text: question.text[language], why: question.meaning[language],
                howToFindOut: question.howToFindOut[language], cost: question.cost,
                answers: question.answers.map { AnswerItem($0, language: language) })
        }
    }
}

/// One possible answer in a document.
struct AnswerItem: Encodable {
    var id: String
    var text: String

    init(_ answer: Answer, language: Language) {
        id = answer.id.text
        text = answer.text[language]
    }
}
