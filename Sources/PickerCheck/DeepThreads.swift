#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Threads with a stack for code that is nested more deeply than any person writes it: parsing and reading it is recursive, and
/// the stacks of Dispatch's threads end at half a megabyte.
enum DeepThreads {
    /// The sizes to try, in bytes. The memory is taken only as far as the stack really grows.
    private static let stackSizes = [1 << 30, 256 << 20, 32 << 20]

    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs a body on several threads at once and waits for all of them.
    ///
    /// Where the system gives no thread, the body runs on this one.
    static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        let threads = (0..<count).compactMap { _ in start(body) }
        if threads.isEmpty { body() }
        for thread in threads { pthread_join(thread, nil) }
    }

    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        for size in stackSizes {
            var attributes = pthread_attr_t()
            guard pthread_attr_init(&attributes) == 0 else { return nil }
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, size) == 0 else { continue }
            let work = Unmanaged.passRetained(Work(body))
            #if canImport(Darwin)
                var thread: pthread_t?
                let isStarted =
                    pthread_create(
                        &thread, &attributes,
                        { work in
                            Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
                            return nil
                        }, work.toOpaque()) == 0
                if isStarted, let thread { return thread }
            #else
                var thread = pthread_t()
                let isStarted =
                    pthread_create(
                        &thread, &attributes,
                        { work in
                            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
                            return nil
                        }, work.toOpaque()) == 0
                if isStarted { return thread }
            #endif
            work.release()
        }
        return nil
    }
}
