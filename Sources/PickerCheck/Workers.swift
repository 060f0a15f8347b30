import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Divides work among the processors.
enum Workers {
    /// Does a piece of work for each number, as many at a time as there are processors.
    ///
    /// - Parameters:
    ///   - count: how many pieces there are.
    ///   - makeTool: makes what one worker keeps for itself from piece to piece.
    ///   - work: does one piece.
    /// - Returns: the results in the order of the numbers.
    static func map<Tool, Result: Sendable>(
        _ count: Int, tool makeTool: @escaping @Sendable () -> Tool,
        _ work: @escaping @Sendable (Int, inout Tool) -> Result
    ) -> [Result] {
        let pieces = Pieces<Result>(count)
        DeepThreads.run(min(processors, count)) {
            var tool = makeTool()
            while let number = pieces.next() { pieces.finish(number, work(number, &tool)) }
        }
        return pieces.results
    }

    /// The pieces of work that are left, and the results of the others.
    private final class Pieces<Result: Sendable>: Sendable {
        private let count: Int
        private let begun = Atomic(0)
        private let done: Mutex<[Result?]>

        init(_ count: Int) {
            self.count = count
            done = Mutex(Array(repeating: nil, count: count))
        }

        /// The number of a piece that nobody has begun.
        func next() -> Int? {
            let number = begun.add(1, ordering: .relaxed).oldValue
            return number < count ? number : nil
        }

        func finish(_ number: Int, _ result: Result) { done.withLock { $0[number] = result } }

        var results: [Result] { done.withLock { $0.compactMap { $0 } } }
    }

    /// Does a piece of work for each number without anything kept between the pieces.
    static func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
        map(count, tool: { () }, { number, _ in work(number) })
    }

    private static let processors = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
