import KnowledgeModel

/// What to do about one cause, in the person's own situation.
public struct DiagnosisAdvice: Hashable, Sendable {
    public var cause: RankedCause
    public var entry: Entry
    /// The step that confirms the cause, as CommonMark.
    public var confirm: Localized<String>
    /// The repair in words, as CommonMark.
    public var fix: Localized<String>
    /// The repaired program that fits the answers best; nil where code cannot show the fault.
    public var program: Sample?
    /// The faulty program that `program` repairs.
    public var faultyProgram: Sample?
    /// Patterns that show the repair, made for the person's answers; the one that is most about this cause first.
    public var patterns: [PatternSuggestion]
}

extension Diagnosis {
    /// What to do now; nil where the verdict names no cause.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    public func advice() throws -> DiagnosisAdvice? {
        guard verdict.isAdvised, let cause = nextFix else { return nil }
        return try advice(about: cause)
    }

    /// What to do about a cause; nil where there is none of that name.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    public func advice(about cause: RankedCause) throws -> DiagnosisAdvice? {
        guard let entry = try help.entry(named: cause.slug) else { return nil }
        let programs = entry.samples.programs
        let known = session.evidence.known
        let fitting = programs.filter { sample in
            sample.role == .after && sample.when.allSatisfy { known[$0.key] == $0.value }
        }
        // The repair for the most particular situation that is the person's; the general one has no conditions.
        let best = fitting.max { ($0.when.count, $1.file) < ($1.when.count, $0.file) }
        return DiagnosisAdvice(
            cause: cause, entry: entry, confirm: entry.prose.map { $0.leadingParagraph(of: .howToTell) },
            fix: entry.prose.map { $0.leadingParagraph(of: .howToFix) }, program: best,
            faultyProgram: programs.first { $0.role == .before }, patterns: try patterns(for: entry))
    }
}
