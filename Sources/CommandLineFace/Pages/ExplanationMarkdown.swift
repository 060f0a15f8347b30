import MachineOutput
import PickerHelp
import Rendering

/// An explanation as Markdown.
struct ExplanationMarkdown {
    let text: String

    /// - Parameters:
    ///   - patterns: the code patterns of the entry, where the explanation is one.
    ///   - unknown: what is said where nothing has the name.
    init(_ explanation: Explanation, patterns: [PatternSuggestion] = [], unknown: [StyledText], language: Language) {
        switch explanation {
        case .entry(let entry): text = Self.entry(entry, patterns, language)
        case .message(let explanation): text = Self.message(explanation, language)
        case .unknown: text = unknown.map(Self.markdown).joined(separator: "\n\n")
        }
    }

    private static func entry(_ entry: Entry, _ patterns: [PatternSuggestion], _ language: Language) -> String {
        let prose = entry.prose[language]
        var parts = ["# \(prose.title)", "`\(entry.slug)`", prose.row.summary]
        for section in Prose.Section.allCases where section != .sources {
            parts += ["## \(section.heading[language])", prose.sections[section] ?? ""]
        }
        parts.append("## \(ExplainWords.code[language])")
        if let reason = entry.samples.reason { parts.append(reason[language]) }
        for sample in entry.samples.programs {
            parts += ["### \(ExplainWords.heading(of: sample)[language])", fenced(sample.code)]
        }
        if !patterns.isEmpty {
            let list = patterns.map { "- `\(PatternCommandLine.text($0))`" }.joined(separator: "\n")
            parts += ["## \(ExplainWords.ownCode[language])", list]
        }
        parts += ["## \(Prose.Section.sources.heading[language])", prose.sections[.sources] ?? ""]
        return parts.map(trimmed).joined(separator: "\n\n")
    }

    private static func message(_ explanation: MessageExplanation, _ language: Language) -> String {
        var parts = ["# \(ExplainWords.messageTitle[language])", "`` \(explanation.message.spoken) ``"]
        for cause in explanation.causes {
            parts.append("## \(cause.heading.title[language]) (`\(cause.heading.slug)`, \(Percent.text(cause.share)))")
            parts += [cause.heading.row[language].summary, Prose.leadingParagraph(in: cause.howToTell[language])]
        }
        return parts.map(trimmed).joined(separator: "\n\n")
    }

    /// A sentence of the program's own, with what the person typed kept from being markup.
    private static func markdown(_ text: StyledText) -> String {
        text.spans.map { span in
            switch span.role {
            case .code, .slug: fence(span.text) + span.text + fence(span.text)
            default: span.text.map { "\\`*_[]<>#".contains($0) ? "\\\($0)" : String($0) }.joined()
            }
        }.joined()
    }

    /// Back quotes that do not stand in the code.
    private static func fence(_ code: String) -> String {
        let longest = code.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        return String(repeating: "`", count: longest + 1)
    }

    private static func fenced(_ code: String) -> String { "```swift\n\(trimmed(code))\n```" }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.last?.isNewline == true { text = text.dropLast() }
        while text.first?.isNewline == true { text = text.dropFirst() }
        return String(text)
    }
}
