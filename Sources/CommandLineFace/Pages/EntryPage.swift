import MachineOutput
import MarkdownReading
import PickerHelp
import Rendering

/// An entry whole, as lines for a person.
struct EntryPage {
    let entry: Entry
    /// The code patterns that avoid or repair the fault.
    var patterns: [PatternSuggestion] = []
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        let prose = entry.prose[language]
        var lines = head(prose)
        for section in Prose.Section.allCases where section != .sources {
            lines += [StyledText(), StyledText(section.heading[language], .heading)]
            lines += markdown(prose.sections[section] ?? "")
        }
        lines += [StyledText(), StyledText(ExplainWords.code[language], .heading)] + code
        lines += patternLines
        lines += [StyledText(), StyledText(Prose.Section.sources.heading[language], .heading)]
        lines += markdown(prose.sections[.sources] ?? "")
        if !entry.related.isEmpty {
            let names = StyledText.joined(entry.related.map { StyledText($0.text, .slug) }, separator: ", ")
            lines += [StyledText(), StyledText(ExplainWords.related[language], .heading)]
            lines += LineWrapper(width: style.proseWidth, indent: 2).wrap(names)
        }
        return lines
    }

    private func head(_ prose: Prose) -> [StyledText] {
        let wrapper = LineWrapper(width: style.proseWidth)
        let facts =
            StyledText(entry.slug.text, .slug)
            + StyledText(" · \(entry.area.rawValue) · \(ExplainWords.severity(entry.severity)[language])", .muted)
        return wrapper.wrap(StyledText(prose.title, .title)) + wrapper.wrap(facts) + [StyledText()]
            + wrapper.wrap(StyledText(prose.row.summary))
    }

    /// The commands that print code for the person's own case, a line each and unbroken, so that they can be copied.
    private var patternLines: [StyledText] {
        guard !patterns.isEmpty else { return [] }
        let heading = StyledText(ExplainWords.ownCode[language], .heading)
        return [StyledText(), heading]
            + patterns.map { StyledText("  ") + StyledText(PatternCommandLine.text($0), .code) }
    }

    private func markdown(_ text: String) -> [StyledText] {
        MarkdownRenderer(style: style, indent: 2).lines(MarkdownDocument(text))
    }

    private var code: [StyledText] {
        if let reason = entry.samples.reason {
            return LineWrapper(width: style.proseWidth, indent: 2).wrap(StyledText(reason[language]))
        }
        return entry.samples.programs.enumerated().flatMap { index, sample in
            let heading = StyledText("  \(ExplainWords.heading(of: sample)[language])", .strong)
            let file = StyledText(" (\(sample.file))", .muted)
            return (index > 0 ? [StyledText()] : []) + [heading + file] + ProgramListing(sample.code).lines(indent: 4)
        }
    }
}
