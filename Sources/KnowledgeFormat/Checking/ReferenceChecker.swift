import KnowledgeModel

/// Checks what entries say about each other, about questions and about ways to repair.
struct ReferenceChecker {
    let index: ReferenceIndex
    let log: IssueLog

    func check(_ entries: [EntryReading]) {
        checkSymptoms(entries)
        for entry in entries {
            let slug = entry.slug?.text ?? ""
            if let folders = index.folders[slug], let other = folders.first, other != entry.folder {
                log.report(.reference(.slugTwice(other: other)), at: FormatIssue.Place(file: entry.folder))
            }
            // One word for an entry that is still to come is enough, however often it is named.
            var awaited: Set<String> = []
            for mention in entry.mentions {
                if case .entry(let name) = mention.subject, isAwaited(name), !awaited.insert(name).inserted { continue }
                check(mention, of: slug)
            }
        }
    }

    private func check(_ mention: Mention, of slug: String) {
        switch mention.subject {
        case .entry(let name): checkEntry(name, of: slug, at: mention.place)
        case .alias(let alias): checkAlias(alias, of: slug, at: mention.place)
        case .fixClass(let id) where !index.fixClasses.contains(id):
            let suggestion = Spelling.nearest(to: id, among: index.fixClasses).map(FormatIssue.Suggestion.nearest)
            log.report(.reference(.unknownFixClass(id)), at: mention.place, suggestion: suggestion)
        case .answer(let answer, let question): checkAnswer(answer, question: question, at: mention.place)
        case .likelihoods(let question, let answers): checkSum(answers, of: question, at: mention.place)
        case .fixClass, .symptom: break
        }
    }

    private func checkEntry(_ name: String, of slug: String, at place: FormatIssue.Place) {
        if name == slug {
            log.report(.reference(.itself), at: place)
        } else if index.folders[name] == nil {
            if let present = index.aliases[name] {
                log.report(.reference(.formerName(name)), at: place, suggestion: .nearest(present))
            } else if let nearest = Spelling.nearest(to: name, among: index.folders.keys) {
                log.report(.reference(.misspelledEntry(name)), at: place, suggestion: .nearest(nearest))
            } else {
                log.report(.reference(.notWrittenYet(name)), at: place)
            }
        }
    }

    /// Whether a name is no entry's, no alias and no misspelling of one.
    private func isAwaited(_ name: String) -> Bool {
        index.folders[name] == nil && index.aliases[name] == nil
            && Spelling.nearest(to: name, among: index.folders.keys) == nil
    }

    private func checkAlias(_ alias: String, of slug: String, at place: FormatIssue.Place) {
        if index.folders[alias] != nil {
            log.report(.reference(.aliasIsEntry(alias)), at: place)
        } else if let owner = index.aliases[alias], owner != slug {
            log.report(.reference(.aliasTwice(alias, other: owner)), at: place)
        }
    }

    private func checkAnswer(_ answer: String, question: String, at place: FormatIssue.Place) {
        guard let answers = index.answers[question] else {
            // One issue a question is enough; its answers report nothing more in `likelihoods`.
            if place.keyPath?.hasPrefix("likelihoods") != true { reportQuestion(question, at: place) }
            return
        }
        guard let answers, !answers.contains(answer) else { return }
        let suggestion = Spelling.suggestion(for: answer, among: answers)
        log.report(.reference(.unknownAnswer(answer, question: question)), at: place, suggestion: suggestion)
    }

    private func reportQuestion(_ question: String, at place: FormatIssue.Place) {
        let suggestion = Spelling.nearest(to: question, among: index.answers.keys).map(FormatIssue.Suggestion.nearest)
        log.report(.reference(.unknownQuestion(question)), at: place, suggestion: suggestion)
    }

    private func checkSum(_ named: [String: Double], of question: String, at place: FormatIssue.Place) {
        guard let answers = index.answers[question] else { return reportQuestion(question, at: place) }
        guard let answers else { return }
        let sum = named.values.reduce(0, +)
        let isComplete = answers.allSatisfy { named[$0] != nil }
        if sum > 1.000_001 {
            log.report(.number(.sumTooBig(sum)), at: place)
        } else if isComplete, sum < 0.999 {
            log.report(.number(.nobodyForTheRest(sum: sum)), at: place)
        } else if !isComplete, sum > 0.999 {
            log.report(.number(.nothingLeftForOthers), at: place)
        }
    }

    /// Reports a symptom that another entry has too, or that an entry says twice: it leads to both and so to neither.
    private func checkSymptoms(_ entries: [EntryReading]) {
        var owners: [String: EntryReading] = [:]
        for entry in entries {
            for mention in entry.mentions {
                guard case .symptom(_, let text) = mention.subject else { continue }
                let key = Self.normalised(text)
                guard let owner = owners[key] else {
                    owners[key] = entry
                    continue
                }
                // Two folders with one name are one issue, not one for each symptom.
                guard owner.folder == entry.folder || owner.slug != entry.slug else { continue }
                let name = owner.slug?.text ?? owner.folder
                log.report(.reference(.symptomTwice(text, other: name)), at: mention.place)
            }
        }
    }

    /// The letters and digits of a text in lower case, which is what search sees of it.
    static func normalised(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
