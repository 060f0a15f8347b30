import Dispatch
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
        _ count: Int, tool makeTool: @Sendable () -> Tool, _ work: @Sendable (Int, inout Tool) -> Result
    ) -> [Result] {
        let workers = min(processors, count)
        guard workers > 1 else {
            var tool = makeTool()
            return (0..<count).map { work($0, &tool) }
        }
        let next = Atomic(0)
        let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            var tool = makeTool()
            while true {
                let number = next.add(1, ordering: .relaxed).oldValue
                guard number < count else { return }
                let result = work(number, &tool)
                results.withLock { $0[number] = result }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    private static let processors = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
