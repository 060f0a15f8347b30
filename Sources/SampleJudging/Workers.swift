import Foundation

/// Does as many things at a time as the machine has processors.
package enum Workers {
    /// What the work makes of each, in order.
    package static func map<In: Sendable, Out: Sendable>(
        _ all: [In], _ work: @Sendable (In) throws -> Out
    ) throws -> [Out] {
        let results = Results<Out>(count: all.count)
        DispatchQueue.concurrentPerform(iterations: all.count) { number in
            results.put(Result { try work(all[number]) }, at: number)
        }
        return try results.all()
    }

    private final class Results<Out: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result<Out, any Error>?]

        init(count: Int) { results = Array(repeating: nil, count: count) }

        func put(_ result: Result<Out, any Error>, at number: Int) {
            lock.withLock { results[number] = result }
        }

        func all() throws -> [Out] { try lock.withLock { try results.map { try $0!.get() } } }
    }
}
