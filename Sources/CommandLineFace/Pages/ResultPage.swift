import MarkdownReading
import PickerHelp
import Rendering

/// What an interview has found: the cause, why, how to confirm it, the repair and its code.
struct ResultPage {
    let diagnosis: Diagnosis
    /// Whether there is nothing more to ask.
    let isFinal: Bool
    let language: Language
    let style: OutputStyle

    /// The least probability with which a cause is named at all.
    private static let leastNamed = 0.08
    /// The probability of a cause from which its details are worth reading, though the interview goes on.
    private static let leastExplained = 0.15
    /// The probability from which a single cause stands in the headline.
    private static let sure = 0.7

    /// The page's lines, with an empty one at the end.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    func lines() throws -> [StyledText] {
        guard let suggestion = diagnosis.nextFix else { return exhausted }
        if !isFinal, suggestion.probability < Self.leastExplained { return overview(ResultWords.tooLittle) }
        guard let advice = try diagnosis.advice(about: suggestion) else { return [] }
        return headline(advice)
            + EvidenceList(diagnosis: diagnosis, cause: suggestion.slug, language: language, style: style).lines
            + part(ResultWords.confirm, advice.confirm) + part(ResultWords.fix, advice.fix) + code(advice)
            + wrap(InterviewWords.readMore(suggestion.slug)[language]) + [StyledText()]
    }

    // MARK: Headline

    private func headline(_ advice: DiagnosisAdvice) -> [StyledText] {
        let cause = advice.cause
        let isFirst = cause.slug == diagnosis.ranking.first?.slug
        if let rejected = rejectedLead {
            return wrap(ResultWords.pointsToRejected(rejected.title[language])[language]) + [StyledText()]
                + [StyledText(ResultWords.tryNext[language] + ":", .muted)] + about(cause)
        }
        if cause.probability >= Self.sure, isFirst {
            return [StyledText(ResultWords.found[language], .muted)] + about(cause)
        }
        let lead = isFirst ? ResultWords.tryFirst : ResultWords.tryFirstBecauseQuick
        return overview(opening) + [StyledText(lead[language] + ":", .muted)] + about(cause)
    }

    /// The leading cause, where it is one whose repair did not help.
    private var rejectedLead: RankedCause? {
        diagnosis.ranking.first.flatMap { diagnosis.rejected.contains($0.slug) ? $0 : nil }
    }

    private var opening: Localized<String> {
        let best = diagnosis.ranking.first?.probability ?? 0
        if diagnosis.somethingElse > best { return ResultWords.unknown }
        if diagnosis.isConclusive { return ResultWords.sameFix }
        return isFinal ? ResultWords.unsure : ResultWords.soFar
    }

    private func overview(_ opening: Localized<String>) -> [StyledText] {
        let bars = ProbabilityBars(
            diagnosis, limit: 4, least: Self.leastNamed, language: language, width: style.proseWidth)
        // "Something else" alone says no more than the words.
        let isTelling = (diagnosis.ranking.first?.probability ?? 0) >= Self.leastNamed
        return wrap(StyledText(opening[language], .strong)) + (isTelling ? bars.lines : []) + [StyledText()]
    }

    private func about(_ cause: RankedCause) -> [StyledText] {
        let facts =
            StyledText(ResultWords.sure(cause.probability)[language], .good) + StyledText(" · ", .muted)
            + StyledText(cause.slug.text, .slug)
        return wrap(StyledText(cause.title[language], .title)) + wrap(facts) + [StyledText()]
    }

    // MARK: Parts

    private func part(_ heading: Localized<String>, _ text: Localized<String>) -> [StyledText] {
        guard !text[language].isEmpty else { return [] }
        let body = MarkdownRenderer(style: style, indent: 2).lines(MarkdownDocument(text[language]))
        return [StyledText(heading[language], .heading)] + body + [StyledText()]
    }

    private func code(_ advice: DiagnosisAdvice) -> [StyledText] {
        guard let program = advice.program else { return [] }
        let heading = StyledText(ResultWords.code[language], .heading)
        guard let faulty = advice.faultyProgram else {
            return [heading] + ProgramListing(program.code).lines(indent: 4) + [StyledText()]
        }
        let legend =
            StyledText("  - \(ResultWords.faulty[language])", .bad)
            + StyledText("  + \(ResultWords.repaired[language])", .good)
        let comparison = ProgramComparison(faulty: faulty.code, repaired: program.code)
        return [heading + legend] + comparison.lines(indent: 2, width: style.width) + [StyledText()]
    }

    private var exhausted: [StyledText] {
        let bullet = LineWrapper(width: style.proseWidth, firstPrefix: "  • ", prefix: "    ")
        let lead = rejectedLead.map {
            wrap(ResultWords.pointsToRejected($0.title[language])[language]) + [StyledText()]
        }
        return wrap(StyledText(ResultWords.exhausted[language], .strong)) + [StyledText()] + (lead ?? [])
            + [StyledText(ResultWords.whatNow[language], .heading)]
            + ResultWords.exhaustedSteps[language].flatMap(bullet.wrap) + [StyledText()]
    }

    private func wrap(_ text: StyledText) -> [StyledText] { LineWrapper(width: style.proseWidth).wrap(text) }
}
