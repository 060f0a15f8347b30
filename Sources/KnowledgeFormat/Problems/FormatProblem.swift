import JSONSyntax

/// What can be wrong with the knowledge's files, as facts; each kind of problem has its words beside it.
package enum FormatProblem: Hashable, Sendable {
    case file(FileProblem)
    case syntax(SyntaxMistake)
    case data(DataProblem)
    case number(NumberProblem)
    case text(TextProblem)
    case release(ReleaseProblem)
    case summary(SummaryProblem)
    case section(SectionProblem)
    case prose(ProseProblem)
    case sample(SampleProblem)
    case judgement(JudgementProblem)
    case reference(ReferenceProblem)
    case template(TemplateProblem)

    /// Warnings are what can be right in an unfinished catalogue or in a rare case; everything else stops the build.
    package var level: FormatIssue.Level {
        switch self {
        case .number(.nothingLeftForOthers), .text(.wrongLanguage), .release(.stylesWithoutPlatform),
            .prose(.asciiPunctuation), .prose(.unlistedSource), .prose(.namesOnlyInOtherLanguage), .sample(.long),
            .sample(.situationMissing),
            .reference(.notWrittenYet):
            .warning
        default: .error
        }
    }

    var wording: Wording {
        switch self {
        case .file(let problem): problem.wording
        case .syntax(let mistake): mistake.wording
        case .data(let problem): problem.wording
        case .number(let problem): problem.wording
        case .text(let problem): problem.wording
        case .release(let problem): problem.wording
        case .summary(let problem): problem.wording
        case .section(let problem): problem.wording
        case .prose(let problem): problem.wording
        case .sample(let problem): problem.wording
        case .judgement(let problem): problem.wording
        case .reference(let problem): problem.wording
        case .template(let problem): problem.wording
        }
    }
}
