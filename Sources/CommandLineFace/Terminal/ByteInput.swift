/// A place that bytes come from: a keyboard, a pipe, a test.
package protocol ByteInput: AnyObject {
    /// Waits for bytes.
    ///
    /// - Parameter timeout: the longest wait in milliseconds; nil waits without end.
    func read(timeout: Int32?) throws(TerminalError) -> ByteEvent
}

/// What waiting for bytes ended with.
package enum ByteEvent: Hashable, Sendable {
    /// At least one byte.
    case bytes([UInt8])
    case timedOut
    /// A signal came: the window may have another size, or the program was continued.
    case signal
    /// There will be no more bytes.
    case end
}
