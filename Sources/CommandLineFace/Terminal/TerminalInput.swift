#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads from a descriptor, waiting no longer than asked.
package final class TerminalInput: ByteInput {
    private let descriptor: Int32

    /// An input.
    ///
    /// - Parameter descriptor: where the bytes come from; it is not closed.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    package func read(timeout: Int32?) throws(TerminalError) -> ByteEvent {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        switch poll(&entry, 1, timeout ?? -1) {
        case 0: return .timedOut
        case ..<0:
            if errno == EINTR { return .signal }
            throw .inputFailed(errno)
        default: break
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress!, $0.count) }
        if count > 0 { return .bytes(Array(bytes.prefix(count))) }
        if count == 0 { return .end }
        switch errno {
        case EINTR, EAGAIN, EWOULDBLOCK: return .signal
        // The terminal is gone.
        case EIO: return .end
        default: throw .inputFailed(errno)
        }
    }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
