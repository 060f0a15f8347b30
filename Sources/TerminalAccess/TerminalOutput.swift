#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes to a descriptor, a buffer at a time.
///
/// Nothing is written at the end of the object's life: whoever ends the program flushes, and hears of failures.
package final class TerminalOutput: TextOutput {
    private let descriptor: Int32
    private let capacity: Int
    private var buffer: [UInt8] = []

    /// An output.
    ///
    /// - Parameters:
    ///   - descriptor: where the bytes go; it is not closed.
    ///   - capacity: the bytes that may wait; 0 sends each text at once, as befits the standard error.
    package init(descriptor: Int32, capacity: Int = 16_384) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    package func write(_ text: String) throws(TerminalError) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count > capacity { try flush() }
    }

    package func flush() throws(TerminalError) {
        // What cannot be written is dropped, so that the message about it is not followed by the same failure.
        let bytes = buffer
        buffer.removeAll(keepingCapacity: true)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + written, $0.count - written) }
            if count >= 0 {
                written += count
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: waitUntilWritable()
            case EPIPE: throw .outputClosed
            case ENOSPC, EDQUOT: throw .noSpace
            default: throw .outputFailed(errno)
            }
        }
    }

    /// Waits where somebody has set the descriptor to return at once, as programs that share a terminal may.
    private func waitUntilWritable() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
    }
}

/// The system's call: inside the class, its name is the class's own method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
