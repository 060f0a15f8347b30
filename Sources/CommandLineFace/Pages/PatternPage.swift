import MachineOutput
import MarkdownReading
import PickerHelp
import Rendering

/// A pattern with its explanation and its code, as lines for a person.
struct PatternPage {
    let pattern: Pattern
    let code: PatternCode
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        let prose = pattern.prose[language]
        let wrapper = LineWrapper(width: style.proseWidth)
        var lines =
            wrapper.wrap(StyledText(prose.title, .title)) + [StyledText(pattern.id.text, .slug), StyledText()]
            + wrapper.wrap(InlineCode.styled(prose.summary, style: style))
        lines += sections([.whatItDoes, .whenToUse, .whenNotTo], prose)
        lines += heading(PatternWords.code) + ProgramListing(code.code).lines(indent: 4)
        lines += sections([.whatToMind], prose) + facts
        lines += sections([.sources], prose)
        if !pattern.related.isEmpty {
            let names = StyledText.joined(pattern.related.map { StyledText($0.text, .slug) }, separator: ", ")
            lines += heading(PatternWords.related) + LineWrapper(width: style.proseWidth, indent: 2).wrap(names)
        }
        return lines
    }

    /// Where the code runs, and which options change it.
    private var facts: [StyledText] {
        let wrapper = LineWrapper(width: style.proseWidth, indent: 2)
        let system = StyledText("\(code.platform.rawValue) \(code.since.description)")
        let varied = pattern.parameters.sorted { $0.key < $1.key }.filter { $0.value.count > 1 }
        let options = varied.map { parameter, values in
            let choices = parameter == .optional ? "" : " " + values.joined(separator: "|")
            return StyledText(PatternCommandLine.option(for: .parameter(parameter)) + choices, .code)
        }
        return heading(PatternWords.needs) + wrapper.wrap(system)
            + (options.isEmpty ? [] : heading(PatternWords.variesOver) + options.flatMap(wrapper.wrap))
    }

    private func sections(_ sections: [PatternProse.Section], _ prose: PatternProse) -> [StyledText] {
        sections.flatMap { section in
            heading(section.heading)
                + MarkdownRenderer(style: style, indent: 2).lines(MarkdownDocument(prose.sections[section] ?? ""))
        }
    }

    private func heading(_ words: Localized<String>) -> [StyledText] {
        [StyledText(), StyledText(words[language], .heading)]
    }
}
