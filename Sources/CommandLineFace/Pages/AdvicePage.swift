import MachineOutput
import PickerHelp
import Rendering

/// Which control to use, as lines for a person: the answer in the first line, then why, the runner-up, what to avoid, the
/// code.
struct AdvicePage {
    let advice: ControlAdvice
    let request: AdviceRequest
    let language: Language
    let style: OutputStyle

    /// The most reasons that are told.
    private static let told = 3
    /// The most groups of controls to avoid that are told.
    private static let avoided = 4

    var lines: [StyledText] {
        headline + grounds + reasons + runnerUp + avoid + differences + code
    }

    private var headline: [StyledText] {
        let control = advice.recommended.control
        let mark = style.palette == .none ? "`" : ""
        let code = StyledText(mark + control.code + mark, .code)
        var lines = wrap(StyledText(control.title[language], .title) + "  " + code)
        if advice.isPickerWrong { lines += text(AdviceWords.pickerIsWrong[language]) }
        if let now = request.styleInCode {
            let fits = control == Applicability.Style(rawValue: now).map(ChoiceControl.picker)
            lines += text(AdviceWords.styleInCode(now, fits: fits)[language])
        }
        // Everything hangs on the number, and a loop over what is not constant hides it.
        if request.isFromCode, !advice.situation.says(.options) {
            lines += text(AdviceWords.countUnknown[language])
        }
        return lines
    }

    // MARK: What the advice rests on

    private var grounds: [StyledText] {
        let said = request.findings.map { finding in
            fact(finding.fact)
                + StyledText(language == .english ? " (“\(finding.words)”)" : "（“\(finding.words)”）", .muted)
        }
        if request.isUnread { return text(AdviceWords.nothingUnderstood[language]) + assumed }
        let lists: [(Localized<String>, [StyledText])] = [
            (AdviceWords.readInCode, request.readInCode.map(fact)), (AdviceWords.answered, request.answered.map(fact)),
            (AdviceWords.understood, said),
        ]
        return lists.flatMap { list($0.0, $0.1) } + assumed
    }

    private var assumed: [StyledText] {
        list(AdviceWords.assumed, advice.assumptions.map { StyledText($0.text[language]) })
    }

    private func list(_ name: Localized<String>, _ facts: [StyledText]) -> [StyledText] {
        guard !facts.isEmpty else { return [] }
        let start = StyledText(name[language] + (language == .english ? ": " : "："), .muted)
        let separator = StyledText(language == .english ? ", " : "、")
        return LineWrapper(width: style.proseWidth, prefix: "  ")
            .wrap(start + StyledText.joined(facts, separator: separator))
    }

    private func fact(_ fact: Situation.Fact) -> StyledText {
        StyledText(AdviceWords.text(of: fact, in: advice.situation)[language])
    }

    // MARK: The parts

    private var reasons: [StyledText] {
        let all = advice.recommended.reasons
        let telling = all.count > 1 ? all.dropLast() : all[...]
        return heading(AdviceWords.why) + telling.prefix(Self.told).flatMap { bullet($0.text[language], [$0.source]) }
    }

    private var runnerUp: [StyledText] {
        let control = advice.runnerUp.control
        let when = advice.runnerUpWins.text[language]
        let words = language == .english ? "\(control.title.english), \(when)." : "\(when)，用\(control.title.chinese)。"
        return heading(AdviceWords.runnerUp)
            + bullet(words, advice.runnerUpWins.source.map { [$0] } ?? [], code: control.code)
    }

    /// Controls with the same objection stand together.
    private var avoid: [StyledText] {
        var groups: [(reason: ControlAdvice.Reason, names: [String])] = []
        for choice in advice.avoided {
            guard let reason = choice.reasons.first else { continue }
            let name = ".\(choice.control.id)"
            if let index = groups.firstIndex(where: { $0.reason.text == reason.text }) {
                groups[index].names.append(name)
            } else {
                groups.append((reason, [name]))
            }
        }
        guard !groups.isEmpty else { return [] }
        return heading(AdviceWords.avoid)
            + groups.prefix(Self.avoided).flatMap { group in
                let names = group.names.map { "`\($0)`" }.joined(separator: language == .english ? ", " : "、")
                let colon = language == .english ? ": " : "："
                return bullet(names + colon + group.reason.text[language], [group.reason.source])
            }
    }

    private var differences: [StyledText] {
        guard !advice.disagreements.isEmpty else { return [] }
        return heading(AdviceWords.differ)
            + advice.disagreements.flatMap { bullet($0.text[language], $0.sources) }
    }

    /// Unbroken, so that the commands can be copied.
    private var code: [StyledText] {
        heading(AdviceWords.code)
            + advice.patterns.flatMap { pattern in
                let command = StyledText(PatternCommandLine.text(pattern), .code)
                let reach = pattern.reach.map { StyledText(AdviceWords.reach($0)[language], .muted) }
                let search = AddedSearchWords.added(to: pattern, for: advice.recommended.control)?[language]
                let notes = [reach, search.map { InlineCode.styled($0, style: style) }].compactMap { $0 }
                return ["  " + command] + notes.flatMap { LineWrapper(width: style.proseWidth, indent: 4).wrap($0) }
            }
    }

    // MARK: Lines

    private func heading(_ words: Localized<String>) -> [StyledText] {
        [StyledText()] + wrap(StyledText(words[language], .heading))
    }

    private func bullet(
        _ sentence: String, _ sources: [ControlAdvice.Reference], code: String? = nil
    ) -> [StyledText] {
        let wrapper = LineWrapper(width: style.proseWidth, firstPrefix: "  • ", prefix: "    ")
        let mark = style.palette == .none ? "`" : ""
        let behind = code.map { "  " + StyledText(mark + $0 + mark, .code) } ?? ""
        return wrapper.wrap(InlineCode.styled(sentence, style: style) + behind)
            + sources.flatMap(lines(of:))
    }

    /// Where a sentence comes from; an address stays whole, so that it can be copied.
    private func lines(of source: ControlAdvice.Reference) -> [StyledText] {
        let name = StyledText(source.name[language], .muted)
        let wrapped = LineWrapper(width: style.proseWidth, indent: 4).wrap(name)
        guard let url = source.url.map({ StyledText($0, .link) }) else { return wrapped }
        let line = "    " + name + "  " + url
        return line.columns <= style.proseWidth ? [line] : wrapped + ["    " + url]
    }

    private func text(_ sentence: String) -> [StyledText] { wrap(InlineCode.styled(sentence, style: style)) }

    private func wrap(_ text: StyledText) -> [StyledText] { LineWrapper(width: style.proseWidth).wrap(text) }
}
