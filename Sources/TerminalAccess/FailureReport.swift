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
        let words = InlineCode.marked(sentence, style: style)
        let line = StyledText.joined(words.lines, separator: " ").truncated(to: Self.longest)
        try? errors.write(style.palette.string(StyledText("picker-doctor: ", .muted) + line) + "\n")
    }

    /// Tells a failure, unless it is that nobody reads any more, and gives the status that belongs to it.
    package func status(after error: any Error, saying sentence: () -> StyledText) -> ExitStatus {
        if let error = error as? TerminalError, error == .outputClosed { return .outputClosed }
        tell(sentence())
        return (error as? TerminalError).map(ExitStatus.init) ?? .failure
    }
}
