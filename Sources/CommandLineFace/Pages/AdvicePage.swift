import MachineOutput
import PickerHelp
import Rendering

/// Which control to use, as lines for a person: the answer, why, and the code come first, so that they stand on the first
/// screen; then what the answer rests on, more reasons, the runner-up, what to avoid, the sources, and the code itself.
struct AdvicePage {
    let advice: ControlAdvice
    /// The code that the first command prints.
    let firstCode: PatternCode?
    let request: AdviceRequest
    let language: Language
    let style: OutputStyle
    /// The most important reason, and those that are told after it.
    private let reasons: ArraySlice<ControlAdvice.Reason>
    private let avoided: [Objection]
    private let numbers: SourceNumbers

    /// What speaks against some controls.
    private struct Objection {
        var text: Localized<String>
        var sources: [ControlAdvice.Reference]
        var names: [String]
    }

    /// The most reasons that are told.
    private static let told = 3
    /// The most groups of controls to avoid that are told.
    private static let toldGroups = 4

    init(
        advice: ControlAdvice, firstCode: PatternCode?, request: AdviceRequest, language: Language, style: OutputStyle
    ) {
        self.firstCode = firstCode
        (self.advice, self.request, self.language, self.style) = (advice, request, language, style)
        let all = advice.recommended.reasons
        // The last reason says no more than that the control exists.
        reasons = (all.count > 1 ? all.dropLast() : all[...]).prefix(Self.told)
        avoided = Array(Self.groups(of: advice.avoided).prefix(Self.toldGroups))
        numbers = SourceNumbers(
            reasons.map(\.source) + [advice.runnerUpWins.source].compactMap { $0 } + avoided.flatMap(\.sources)
                + advice.disagreements.flatMap(\.sources))
    }

    var lines: [StyledText] {
        headline + commands + grounds + moreReasons + runnerUp + avoid + differences + sources + code
    }

    private var headline: [StyledText] {
        let control = advice.recommended.control
        let code = StyledText(style.quoted(control.code), .code)
        var lines = wrap(StyledText(control.title[language], .title) + "  " + code)
        var sentences =
            advice.isPickerWrong ? [InlineCode.styled(AdviceWords.pickerIsWrong[language], style: style)] : []
        sentences += reasons.prefix(1).map { sentence($0.text[language], [$0.source]) }
        lines += wrap(StyledText.joined(sentences, separator: StyledText(AdviceWords.space[language])))
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

    /// Unbroken, so that the commands can be copied.
    private var commands: [StyledText] {
        guard !advice.patterns.isEmpty else {
            return request.names[.selectionType].map { text(AdviceWords.noCode(for: $0)[language]) } ?? []
        }
        return heading(AdviceWords.commands)
            + advice.patterns.flatMap { pattern in
                let command = StyledText(PatternCommandLine.text(pattern), .code)
                let reach = pattern.reach.map { StyledText(AdviceWords.reach($0)[language], .muted) }
                let addition = pattern.addition(for: advice.recommended.control)?[language]
                let notes = [reach, addition.map { InlineCode.styled($0, style: style) }].compactMap { $0 }
                return ["  " + command] + notes.flatMap { LineWrapper(width: style.proseWidth, indent: 4).wrap($0) }
            }
    }

    private var grounds: [StyledText] {
        let grounds = AdviceGrounds(request: request, language: language, style: style)
        let known = request.isUnread ? text(AdviceWords.nothingUnderstood[language]) : grounds.known
        let all = known + grounds.passedOver + grounds.assumed(in: advice)
        return all.isEmpty ? [] : [StyledText()] + all
    }

    private var moreReasons: [StyledText] {
        let more = reasons.dropFirst()
        return more.isEmpty ? [] : heading(AdviceWords.why) + more.flatMap { bullet($0.text[language], [$0.source]) }
    }

    private var runnerUp: [StyledText] {
        let control = advice.runnerUp.control
        let when = advice.runnerUpWins
        return heading(AdviceWords.runnerUp)
            + bullet(
                AdviceWords.runnerUp(control.title, when: when.text)[language], when.source.map { [$0] } ?? [],
                code: control.code)
    }

    private var avoid: [StyledText] {
        guard !avoided.isEmpty else { return [] }
        return heading(AdviceWords.avoid)
            + avoided.flatMap { group in
                let names = group.names.map { "`\($0)`" }.joined(separator: AdviceWords.separator[language])
                return bullet(names + AdviceWords.colon[language] + group.text[language], group.sources)
            }
    }

    /// Controls with the same objection stand together, with the page of each.
    private static func groups(of avoided: [ControlAdvice.Choice]) -> [Objection] {
        var groups: [Objection] = []
        for choice in avoided {
            guard let reason = choice.reasons.first else { continue }
            let name = ".\(choice.control.id)"
            if let index = groups.firstIndex(where: { $0.text == reason.text }) {
                groups[index].names.append(name)
                if !groups[index].sources.contains(reason.source) { groups[index].sources.append(reason.source) }
            } else {
                groups.append(Objection(text: reason.text, sources: [reason.source], names: [name]))
            }
        }
        return groups
    }

    private var differences: [StyledText] {
        guard !advice.disagreements.isEmpty else { return [] }
        return heading(AdviceWords.differ) + advice.disagreements.flatMap { bullet($0.text[language], $0.sources) }
    }

    /// An address stays whole, so that it can be copied.
    private var sources: [StyledText] {
        heading(AdviceWords.sources)
            + numbers.list.flatMap { source in
                let number = "  " + StyledText(numbers.marks([source]), .muted) + " "
                let mark = StyledText(AdviceWords.mark(source.mark)?[language] ?? "", .muted)
                if let url = source.url { return [number + StyledText(url, .link) + mark] }
                return LineWrapper(width: style.proseWidth, prefix: "      ")
                    .wrap(number + StyledText(source.name[language]) + mark)
            }
    }

    /// Last, where a terminal stands when all is printed.
    private var code: [StyledText] {
        guard let firstCode else { return [] }
        return heading(AdviceWords.code) + ProgramListing(firstCode.code).lines(indent: 4)
    }

    // MARK: Lines

    private func heading(_ words: Localized<String>) -> [StyledText] {
        [StyledText()] + wrap(StyledText(words[language], .heading))
    }

    private func bullet(
        _ words: String, _ sources: [ControlAdvice.Reference], code: String? = nil
    ) -> [StyledText] {
        var lines = LineWrapper(width: style.proseWidth, firstPrefix: "  • ", prefix: "    ").wrap(
            sentence(words, sources))
        guard let code, let last = lines.last else { return lines }
        // Code is not broken where a line of its own has room for it.
        let behind = "  " + StyledText(style.quoted(code), .code)
        if last.columns + behind.columns <= style.proseWidth {
            lines[lines.count - 1] = last + behind
        } else {
            lines += LineWrapper(width: style.proseWidth, indent: 4).wrap(StyledText(style.quoted(code), .code))
        }
        return lines
    }

    /// A sentence with the numbers of its sources.
    private func sentence(_ words: String, _ sources: [ControlAdvice.Reference]) -> StyledText {
        let marks = numbers.marks(sources)
        return InlineCode.styled(words, style: style)
            + StyledText(marks.isEmpty ? "" : AdviceWords.space[language] + marks, .muted)
    }

    private func text(_ sentence: String) -> [StyledText] { wrap(InlineCode.styled(sentence, style: style)) }

    private func wrap(_ text: StyledText) -> [StyledText] { LineWrapper(width: style.proseWidth).wrap(text) }
}

extension OutputStyle {
    /// Code as it stands in a line: in back quotes where there are no colours.
    fileprivate func quoted(_ code: String) -> String { palette == .none ? "`\(code)`" : code }
}
