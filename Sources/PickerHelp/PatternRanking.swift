import KnowledgeModel
import Patterns

/// Which of the patterns that are about an entry fits somebody's code best, and with which facts filled in.
struct PatternRanking {
    /// How likely an answer must be under an entry to count where the person did not say otherwise.
    static let sure = 0.8

    let help: KnowledgeBase
    /// What is known, or almost surely so under the entry.
    private let known: Answers
    /// What the person's code gives; nil where none was read.
    private let code: CodeFacts?

    init(_ help: KnowledgeBase, entry: Entry, known: Answers = [:], code: CodeFacts? = nil) {
        self.help = help
        self.code = code
        let implied = entry.likelihoods.compactMapValues { answers in
            answers.first { $0.value >= Self.sure }?.key
        }
        self.known = known.merging(implied) { own, _ in own }
    }

    /// The best first; of equals the one that is most about the entry.
    func ranked(_ patterns: [PatternID]) throws -> [PatternSuggestion] {
        let facts = try facts()
        let rated = try patterns.compactMap { id -> (rating: Int, suggestion: PatternSuggestion)? in
            guard let pattern = try help.pattern(named: id) else { return nil }
            let maker = try help.maker(of: pattern)
            let suggestion = PatternFit(maker).fitted(facts)
            return suggestion.takesType(of: facts, pattern) ? (rating(of: maker, facts), suggestion) : nil
        }
        let order = rated.enumerated().sorted { left, right in
            (-left.element.rating, left.offset) < (-right.element.rating, right.offset)
        }
        return order.map(\.element.suggestion)
    }

    /// How many known facts speak for a pattern, less those that speak against it.
    private func rating(of maker: PatternMaker, _ facts: PatternFacts) -> Int {
        let pattern = maker.pattern
        var speaking = pattern.suits.compactMap { question, answers in
            answer(to: question).map(answers.contains)
        }
        // Nobody who has no database wants code for one.
        if let code { speaking += maker.databases.map(code.imports.contains) }
        if let optional = facts.values[.optional], let offered = pattern.parameters[.optional],
            !offered.contains(optional)
        {
            speaking.append(false)
        }
        return speaking.reduce(0) { $0 + ($1 ? 1 : -1) }
    }

    /// What is known of a question: of a value in an optional, what it is itself.
    private func answer(to question: Identifier<Question>) -> Identifier<Answer>? {
        code?.within[question.text].flatMap { Identifier($0) } ?? known[question]
    }

    /// What the code and the answers mean for a pattern's code; an answer that leaves a choice says nothing.
    private func facts() throws -> PatternFacts {
        var facts = PatternFacts(names: code?.names ?? [:])
        for question in try help.questions() {
            guard let id = known[question.id], let answer = question.answers.first(where: { $0.id == id }) else {
                continue
            }
            facts.values.merge(answer.code) { first, _ in first }
            if let means = answer.means { take(means, into: &facts) }
        }
        facts.isBare = code?.declaresType ?? false
        facts.names = facts.names.completed
        if let isOptional = code?.isOptional { facts.isOptional = isOptional }
        return facts
    }

    private func take(_ means: Applicability, into facts: inout PatternFacts) {
        if means.styles.count == 1 { facts.values[.style] = means.styles[0].rawValue }
        if means.containers.count == 1 { facts.values[.container] = means.containers[0].rawValue }
        if means.platforms.count == 1 { facts.values[.platform] = means.platforms[0].rawValue }
        // Only code for an older SDK is written otherwise.
        if let before = means.sdk.before, before <= .includeOptionalSDK {
            facts.sdk = Version(major: Version.includeOptionalSDK.components[0] - 1)
        }
    }
}

extension [PatternName: String] {
    /// With names after the property that holds the choice, where the type has none of its own to name things by: a view of
    /// texts would else be called after what the pattern's own sample is about.
    var completed: Self {
        let kind = self[.selectionType].flatMap(PatternParameter.SelectionKind.init(typeName:))
        guard let kind, kind != .own, let selection = self[.selection], let first = selection.first else { return self }
        let name = first.uppercased() + selection.dropFirst()
        return [.view: name + "Picker", .options: "options", .title: name].merging(self) { _, own in own }
    }
}

extension PatternSuggestion {
    /// Whether it has code for the type that is selected: one with another in its place would be no code for the person.
    ///
    /// - Parameter known: what it was fitted to.
    func takesType(of known: PatternFacts, _ pattern: Pattern) -> Bool {
        known.names[.selectionType] == nil || pattern.names[.selectionType] == nil
            || facts.names[.selectionType] != nil
    }
}

extension KnowledgeBase {
    /// The patterns that show how to avoid or repair the fault of an entry, made for what the entry says of the code; the one
    /// that fits best first.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func patterns(for entry: Entry) throws -> [PatternSuggestion] {
        try PatternRanking(self, entry: entry).ranked(database.patterns(naming: entry.slug))
    }
}

extension Diagnosis {
    /// The patterns that show how to avoid or repair the fault of an entry, made for what is known of the person's code; the one
    /// that fits best first.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    public func patterns(for entry: Entry) throws -> [PatternSuggestion] {
        try PatternRanking(help, entry: entry, known: known, code: code)
            .ranked(help.database.patterns(naming: entry.slug))
    }
}
