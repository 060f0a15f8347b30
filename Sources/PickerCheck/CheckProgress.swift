import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Counts the files that are done, on as many threads as there are, and tells it now and then.
package final class CheckProgress: Sendable {
    private let done = Atomic<Int>(0)
    private let parsed = Atomic<Int>(0)
    /// When it is told next, in nanoseconds of the monotonic clock.
    private let next: Atomic<UInt64>
    private let interval: UInt64
    private let tell: @Sendable (_ done: Int, _ parsed: Int) -> Void

    /// - Parameters:
    ///   - interval: the least time between two tellings, and before the first, in nanoseconds.
    ///   - tell: hears the numbers so far, on the thread of the file that was done last.
    package init(interval: UInt64 = 100_000_000, _ tell: @escaping @Sendable (_ done: Int, _ parsed: Int) -> Void) {
        self.interval = interval
        self.tell = tell
        next = Atomic(Self.now + interval)
    }

    /// Counts a file that is done.
    package func count(isParsed: Bool = false) {
        let done = done.add(1, ordering: .relaxed).newValue
        if isParsed { parsed.add(1, ordering: .relaxed) }
        let (now, due) = (Self.now, next.load(ordering: .relaxed))
        // Of threads that are here at once, one speaks.
        guard now >= due, next.compareExchange(expected: due, desired: now + interval, ordering: .relaxed).exchanged
        else { return }
        tell(done, parsed.load(ordering: .relaxed))
    }

    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
