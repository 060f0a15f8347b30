import PickerHelp
import Rendering

/// What an answer of `advise` rests on: what was understood, what of it does not count, and what is assumed.
struct AdviceGrounds {
    /// The most things that are told of what does not count.
    private static let told = 4

    let request: AdviceRequest
    let language: Language
    let style: OutputStyle

    /// What is known, with the words that say it.
    var known: [StyledText] {
        let situation = request.situation
        func fact(_ fact: Situation.Fact) -> StyledText { StyledText(situation.words(for: fact)[language]) }
        let said = request.findings.map { finding in
            fact(finding.fact) + StyledText(AdviceWords.quoted(finding.words)[language], .muted)
        }
        return list(AdviceWords.readInCode, request.readInCode.map(fact))
            + list(AdviceWords.answered, request.answered.map(fact)) + list(AdviceWords.understood, said)
            + list(
                AdviceWords.leftOut,
                request.refusals.map { StyledText(AdviceWords.onlyQuoted($0.words)[language], .muted) })
    }

    /// What was read and does not count, and that more was said than was read.
    var passedOver: [StyledText] {
        let items = request.passedOver.prefix(Self.told).map { item in
            guard let situation = item.situation else {
                return StyledText(AdviceWords.onlyQuoted(item.words ?? "")[language], .muted)
            }
            return StyledText(situation.words(for: item.fact)[language])
                + StyledText(AdviceWords.passedOver(item.words, for: item.winner)[language], .muted)
        }
        let more = request.passedOver.count > Self.told ? [StyledText("…")] : []
        let cut = request.isCut ? LineWrapper(width: style.proseWidth).wrap(StyledText(AdviceWords.cut[language])) : []
        return list(AdviceWords.passedOver, items + more) + cut
    }

    /// What is assumed.
    func assumed(in advice: ControlAdvice) -> [StyledText] {
        list(AdviceWords.assumed, advice.assumptions.map { StyledText(advice.assumed.words(for: $0)[language]) })
    }

    private func list(_ name: Localized<String>, _ facts: [StyledText]) -> [StyledText] {
        guard !facts.isEmpty else { return [] }
        let start = StyledText(name[language] + AdviceWords.colon[language], .muted)
        return LineWrapper(width: style.proseWidth, prefix: "  ")
            .wrap(start + StyledText.joined(facts, separator: StyledText(AdviceWords.separator[language])))
    }
}
