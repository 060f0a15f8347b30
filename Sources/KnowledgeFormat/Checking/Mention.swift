import KnowledgeModel

/// Something in an entry that can only be judged together with the other files.
struct Mention: Hashable {
    enum Subject: Hashable {
        case fixClass(String)
        /// An entry that is named by its slug.
        case entry(String)
        case alias(String)
        case symptom(Language, String)
        /// What the entry says about the answers to a question.
        case likelihoods(question: String, answers: [String: Double])
        /// One answer that the entry names.
        case answer(String, question: String)
    }

    var subject: Subject
    var place: FormatIssue.Place
}
