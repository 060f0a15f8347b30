import MachineOutput
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

    /// The page's lines, with an empty one at the end.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    func lines() throws -> [StyledText] {
        guard let suggestion = diagnosis.nextFix else { return exhausted }
        if diagnosis.verdict == .tooLittle { return overview }
        guard let advice = try diagnosis.advice(about: suggestion) else { return [] }
        return headline(advice)
            + EvidenceList(diagnosis: diagnosis, cause: suggestion.slug, language: language, style: style).lines
            + part(ResultWords.confirm, advice.confirm) + part(ResultWords.fix, advice.fix) + code(advice)
            + patterns(advice) + wrap(InterviewWords.readMore(suggestion.slug)[language]) + [StyledText()]
    }

    // MARK: Headline

    private func headline(_ advice: DiagnosisAdvice) -> [StyledText] {
        let cause = advice.cause
        if let rejected = rejectedLead {
            return wrap(ResultWords.pointsToRejected(rejected.title[language])[language]) + [StyledText()]
                + [StyledText(ResultWords.tryNext[language] + ":", .muted)] + about(cause)
        }
        if diagnosis.verdict == .sure {
            return [StyledText(ResultWords.found[language], .muted)] + about(cause)
        }
        let isFirst = cause.slug == diagnosis.ranking.first?.slug
        let lead = isFirst ? ResultWords.tryFirst : ResultWords.tryFirstBecauseQuick
        return overview + [StyledText(lead[language] + ":", .muted)] + about(cause)
    }

    /// The leading cause, where it is one whose repair did not help.
    private var rejectedLead: RankedCause? {
        diagnosis.ranking.first.flatMap { diagnosis.rejected.contains($0.slug) ? $0 : nil }
    }

    private var opening: Localized<String> {
        switch diagnosis.verdict {
        case .sameRepair: ResultWords.sameFix
        case .tooLittle: ResultWords.tooLittle
        case .unknown: ResultWords.unknown
        case .sure, .unsure: isFinal ? ResultWords.unsure : ResultWords.soFar
        }
    }

    private var overview: [StyledText] {
        let least = DiagnosisVerdict.Threshold.listed
        let bars = ProbabilityBars(
            diagnosis, limit: 4, least: least, language: language, width: style.proseWidth)
        // "Something else" alone says no more than the words.
        let isTelling = (diagnosis.ranking.first?.probability ?? 0) >= least
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
        let comparison = advice.faultyProgram.map { ProgramComparison(faulty: $0.code, repaired: program.code) }
        guard let comparison, comparison.isTelling else {
            let legend = StyledText("  \(ResultWords.repaired[language])", .good)
            return [heading + legend] + ProgramListing(program.code).lines(indent: 4) + [StyledText()]
        }
        let legend =
            StyledText("  - \(ResultWords.faulty[language])", .bad)
            + StyledText("  + \(ResultWords.repaired[language])", .good)
        return [heading + legend] + comparison.lines(indent: 2, width: style.width) + [StyledText()]
    }

    /// The command that prints code for the person's own case, unbroken, so that it can be copied.
    private func patterns(_ advice: DiagnosisAdvice) -> [StyledText] {
        guard let pattern = advice.patterns.first else { return [] }
        return [
            StyledText(ExplainWords.ownCode[language], .heading),
            StyledText("  ") + StyledText(PatternCommandLine.text(pattern), .code), StyledText(),
        ]
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
