import KnowledgeModel
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
        let columns = SystemTerminal.size(of: SystemTerminal.standardError)?.columns ?? 80
        let line = StyledText(words[invocation.language]).truncated(to: columns - 1).plainText
        try? invocation.errors.write("\r\u{1B}[K" + line)
    }

    func clear() {
        if isShown { try? invocation.errors.write("\r\u{1B}[K") }
    }
}
