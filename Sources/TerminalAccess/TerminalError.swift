/// Why text could not be written or read.
package enum TerminalError: Error, Hashable, Sendable {
    /// The reader of the output has gone, as `head` does: end quietly.
    case outputClosed
    /// The disk that the output goes to is full.
    case noSpace
    /// Another failure of writing, with the system's error number.
    case outputFailed(Int32)
    /// A failure of reading, with the system's error number.
    case inputFailed(Int32)
}
