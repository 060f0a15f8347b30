import PickerHelp
import Rendering

/// What speaks for and against a cause, in the person's own words and answers.
struct EvidenceList {
    let diagnosis: Diagnosis
    let cause: Slug
    let language: Language
    let style: OutputStyle

    /// The weightiest pieces tell enough.
    private static let (mostSupporting, mostOpposing) = (5, 3)

    var lines: [StyledText] {
        let evidence = diagnosis.evidence(about: cause)
        let supporting = evidence.supporting.prefix(Self.mostSupporting)
        let opposing = evidence.opposing.prefix(Self.mostOpposing)
        return block(ResultWords.supporting, mark: StyledText("  ✓ ", .good), Array(supporting))
            + block(ResultWords.opposing, mark: StyledText("  ✗ ", .bad), Array(opposing))
    }

    private func block(
        _ heading: Localized<String>, mark: StyledText, _ pieces: [DiagnosisEvidence.Weighed]
    ) -> [StyledText] {
        guard !pieces.isEmpty else { return [] }
        let wrapper = LineWrapper(width: style.proseWidth, firstPrefix: mark, prefix: "    ")
        return [StyledText(heading[language], .heading)] + pieces.flatMap { wrapper.wrap(text(of: $0.item)) }
            + [StyledText()]
    }

    private func text(of item: DiagnosisEvidence.Item) -> StyledText {
        switch item {
        case .sentence: StyledText(ResultWords.yourWords(shortened(diagnosis.lastDescription))[language])
        case .message: StyledText(ResultWords.yourMessage(shortened(diagnosis.lastMessage))[language])
        case .answer(let question, let answer): text(question, answer)
        case .fact(let question, let answer):
            text(question, answer) + StyledText(" (\(origin(of: question)[language]))", .muted)
        case .implied(let question, let answer): conclusion(question, answer)
        case .finding(let slug): finding(slug)
        case .rejectedFix(let slug): StyledText(ResultWords.rejected(title(of: slug))[language])
        }
    }

    private func origin(of question: Identifier<Question>) -> Localized<String> {
        diagnosis.isReadInCode(question) ? InterviewWords.fromCode : InterviewWords.fromMessage
    }

    private func text(_ question: Identifier<Question>, _ answer: Identifier<Answer>) -> StyledText {
        guard let question = diagnosis.question(question) else { return StyledText() }
        let transcript = InterviewTranscript(language: language, style: style)
        return transcript.text(question, question.answers.first { $0.id == answer })
    }

    /// What follows from two answers, as a statement: nobody was asked this question.
    private func conclusion(_ id: Identifier<Question>, _ answer: Identifier<Answer>) -> StyledText {
        guard let question = diagnosis.question(id), let comparison = question.comparison,
            let implied = question.answers.first(where: { $0.id == answer })
        else { return text(id, answer) }
        let transcript = InterviewTranscript(language: language, style: style)
        let grounds = [comparison.first, comparison.second].compactMap { id in
            diagnosis.question(id)?.answers.first { $0.id == diagnosis.known[id] }.map(transcript.text)
        }
        return ResultWords.conclusion(grounds, transcript.text(of: implied))[language]
    }

    private func finding(_ slug: Slug) -> StyledText {
        let finding = diagnosis.findings.first { $0.entry.slug == slug }?.finding
        let note = finding.map { " (\(InterviewWords.name(of: $0)[language]))" } ?? ""
        return StyledText(ResultWords.checkSays(title(of: slug))[language]) + StyledText(note, .muted)
    }

    private func title(of slug: Slug) -> String {
        diagnosis.ranking.first { $0.slug == slug }?.title[language] ?? slug.text
    }

    private func shortened(_ text: String?) -> String {
        StyledText(text ?? "").truncated(to: 100).plainText
    }
}
