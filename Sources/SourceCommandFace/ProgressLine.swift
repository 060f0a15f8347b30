import KnowledgeModel
import PickerCheck
import Rendering
import TerminalAccess

/// A line on a terminal that says what is being done, and goes when it is done.
struct ProgressLine {
    /// Fewer files are done before anybody has read the line.
    private static let leastFiles = 200

    private let invocation: SourceInvocation
    private let isShown: Bool

    init(_ invocation: SourceInvocation, files: Int, isQuiet: Bool) {
        self.invocation = invocation
        isShown =
            !isQuiet && files >= Self.leastFiles && SystemTerminal.isTerminal(SystemTerminal.standardError)
            && SystemTerminal.environment("TERM") != "dumb"
    }

    func show(_ words: Localized<String>) {
        guard isShown else { return }
        try? invocation.errors.write(Self.line(words[invocation.language], columns: Self.columns))
    }

    /// Counts files behind what is done.
    ///
    /// - Parameter words: the line for the numbers of files that are done and that were parsed.
    /// - Returns: nil where nobody looks.
    func counter(_ words: @escaping @Sendable (_ done: Int, _ parsed: Int) -> Localized<String>) -> CheckProgress? {
        guard isShown else { return nil }
        let (language, columns) = (invocation.language, Self.columns)
        return CheckProgress { done, parsed in
            // An output of its own: other threads may not share the program's.
            let errors = TerminalOutput(descriptor: SystemTerminal.standardError, capacity: 0)
            try? errors.write(Self.line(words(done, parsed)[language], columns: columns))
        }
    }

    private static var columns: Int { SystemTerminal.size(of: SystemTerminal.standardError)?.columns ?? 80 }

    private static func line(_ text: String, columns: Int) -> String {
        "\r\u{1B}[K" + StyledText(text).truncated(to: columns - 1).plainText
    }

    func clear() {
        if isShown { try? invocation.errors.write("\r\u{1B}[K") }
    }
}
