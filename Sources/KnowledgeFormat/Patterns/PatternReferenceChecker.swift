/// Checks what patterns say about entries, about answers and about each other.
struct PatternReferenceChecker {
    let index: ReferenceIndex
    let patterns: [PatternReader.Reading]
    let log: IssueLog

    func check() {
        let names = patterns.compactMap { $0.id?.text }
        for reading in patterns {
            for mention in reading.mentions {
                switch mention.subject {
                case .entry(let slug): checkEntry(slug, at: mention.place)
                case .answer(let answer, let question): checkAnswer(answer, to: question, at: mention.place)
                case .pattern(let id): check(id, of: reading.id?.text ?? "", among: names, at: mention.place)
                }
            }
        }
    }

    private func checkEntry(_ slug: String, at place: FormatIssue.Place) {
        guard index.folders[slug] == nil else { return }
        if let present = index.aliases[slug] {
            log.report(.reference(.formerName(slug)), at: place, suggestion: .nearest(present))
        } else {
            let suggestion = Spelling.nearest(to: slug, among: index.folders.keys).map(FormatIssue.Suggestion.nearest)
            log.report(.reference(.misspelledEntry(slug)), at: place, suggestion: suggestion)
        }
    }

    private func checkAnswer(_ answer: String, to question: String, at place: FormatIssue.Place) {
        guard let answers = index.answers[question] else {
            let nearest = Spelling.nearest(to: question, among: index.answers.keys)
            log.report(
                .reference(.unknownQuestion(question)), at: place,
                suggestion: nearest.map(FormatIssue.Suggestion.nearest))
            return
        }
        guard let answers, !answers.contains(answer) else { return }
        let nearest = Spelling.nearest(to: answer, among: answers).map(FormatIssue.Suggestion.nearest)
        log.report(.reference(.unknownAnswer(answer, question: question)), at: place, suggestion: nearest)
    }

    private func check(_ id: String, of own: String, among names: [String], at place: FormatIssue.Place) {
        if id == own {
            log.report(.reference(.itself), at: place)
        } else if !names.contains(id) {
            let suggestion = Spelling.nearest(to: id, among: names).map(FormatIssue.Suggestion.nearest)
            log.report(.reference(.unknownPattern(id)), at: place, suggestion: suggestion)
        }
    }
}
