import Rendering

/// Tells a failure in one sentence on the standard error.
package struct FailureReport {
    /// The columns of a failure's line: paths and names beyond are cut.
    private static let longest = 600

    private let errors: TerminalOutput

    package init(to errors: TerminalOutput) { self.errors = errors }

    /// Writes a sentence behind the program's name.
    package func tell(_ sentence: StyledText) {
        let style = OutputStyle(
            choice: .auto, isTerminal: SystemTerminal.isTerminal(SystemTerminal.standardError), terminalWidth: nil,
            environment: SystemTerminal.environment)
        // One line, whatever stands in a path or a name.
        let words = InlineCode.marked(Self.shortened(sentence), style: style)
        let line = StyledText.joined(words.lines, separator: " ").truncated(to: Self.longest)
        try? errors.write(style.palette.string(StyledText("picker-doctor: ", .muted) + line) + "\n")
    }

    /// The columns of a path or a word of the user's; of a longer one both ends are shown, so that the sentence around it is
    /// read as well.
    private static let longestWord = 200

    private static func shortened(_ sentence: StyledText) -> StyledText {
        var result = StyledText()
        for span in sentence.spans {
            let isLong = span.role == .code && StyledText(span.text).columns > longestWord
            result.append(isLong ? bothEnds(of: span.text) : span.text, span.role)
        }
        return result
    }

    private static func bothEnds(of text: String) -> String {
        func length(_ characters: some Sequence<Character>) -> Int {
            var columns = 0
            var count = 0
            for character in characters {
                columns += TextWidth.columns(of: character)
                if columns > longestWord / 2 - 1 { break }
                count += 1
            }
            return count
        }
        return text.prefix(length(text)) + "…" + text.suffix(length(text.reversed()))
    }

    /// Tells a failure, unless it is that nobody reads any more, and gives the status that belongs to it.
    package func status(after error: any Error, saying sentence: () -> StyledText) -> ExitStatus {
        if let error = error as? TerminalError, error == .outputClosed { return .outputClosed }
        tell(sentence())
        return (error as? TerminalError).map(ExitStatus.init) ?? .failure
    }
}
