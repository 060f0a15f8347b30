/// With what the program ends. The numbers are a contract with scripts.
package enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
    case success = 0
    /// The work was done and the answer is no: nothing was found.
    case negative = 1
    /// The line made no sense, or the work could not be done.
    case failure = 2
    /// Somebody pressed Ctrl-C: 128 and the number of SIGINT, as shells have it.
    case interrupted = 130
    /// The reader of the output has gone: 128 and the number of SIGPIPE, as shells have it.
    case outputClosed = 141

    /// The status after a failure of the terminal or a pipe.
    package init(_ error: TerminalError) {
        self = error == .outputClosed ? .outputClosed : .failure
    }
}
