import Foundation

/// Does as many things at a time as the machine has processors.
///
/// With threads of its own: the work waits for other programs most of the time, and Dispatch gives a call inside another one
/// no second thread.
package enum Workers {
    /// What the work makes of each, in order.
    ///
    /// - Throws: the first error in the order of the things, after all are done.
    package static func map<In: Sendable, Out: Sendable>(
        _ all: [In], _ work: @escaping @Sendable (In) throws -> Out
    ) throws -> [Out] {
        let results = Results<Out>(count: all.count)
        let perform: @Sendable () -> Void = {
            while let number = results.takeNext() { results.put(Result { try work(all[number]) }, at: number) }
        }
        let others = max(min(all.count, ProcessInfo.processInfo.activeProcessorCount) - 1, 0)
        let group = DispatchGroup()
        for _ in 0..<others {
            group.enter()
            Thread.detachNewThread {
                perform()
                group.leave()
            }
        }
        perform()
        group.wait()
        return try results.all()
    }

    private final class Results<Out: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result<Out, any Error>?]
        private var next = 0

        init(count: Int) { results = Array(repeating: nil, count: count) }

        /// The number of a thing that nobody has begun; nil where there is none left.
        func takeNext() -> Int? {
            lock.withLock {
                guard next < results.count else { return nil }
                next += 1
                return next - 1
            }
        }

        func put(_ result: Result<Out, any Error>, at number: Int) {
            lock.withLock { results[number] = result }
        }

        func all() throws -> [Out] { try lock.withLock { try results.map { try $0!.get() } } }
    }
}
