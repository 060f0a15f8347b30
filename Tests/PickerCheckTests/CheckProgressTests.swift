import Synchronization
import Testing

@testable import PickerCheck

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Counting from many threads, telling seldom.
struct CheckProgressTests {
    /// What was told, in its order.
    private final class Told: Sendable {
        let numbers = Mutex<[(done: Int, parsed: Int)]>([])
    }

    @Test("Every file counts, and whether it was parsed")
    func counts() {
        let told = Told()
        let progress = CheckProgress(interval: 0) { done, parsed in told.numbers.withLock { $0.append((done, parsed)) }
        }
        for number in 0..<5000 { progress.count(isParsed: number % 5 == 0) }
        let numbers = told.numbers.withLock { $0 }
        #expect(numbers.count == 5000)
        #expect(numbers.last.map { [$0.done, $0.parsed] } == [5000, 1000])
    }

    @Test("No file is lost between threads")
    func countsOnThreads() {
        let told = Told()
        let progress = CheckProgress(interval: 0) { done, parsed in told.numbers.withLock { $0.append((done, parsed)) }
        }
        _ = Workers.map(5000) { number in progress.count(isParsed: number % 5 == 0) }
        progress.count()
        let last = told.numbers.withLock { $0.last }
        #expect(last.map { [$0.done, $0.parsed] } == [5001, 1000])
    }

    @Test("It is told again when its time has passed")
    func tellsAgain() {
        let told = Told()
        let progress = CheckProgress(interval: 1_000_000) { done, parsed in
            told.numbers.withLock { $0.append((done, parsed)) }
        }
        for _ in 0..<2 {
            usleep(5000)
            progress.count()
        }
        #expect(told.numbers.withLock { $0.map(\.done) } == [1, 2])
    }

    @Test("It is told no more often than it may, and not at once")
    func tellsSeldom() {
        let told = Told()
        let progress = CheckProgress(interval: 3_600_000_000_000) { done, parsed in
            told.numbers.withLock { $0.append((done, parsed)) }
        }
        for _ in 0..<1000 { progress.count() }
        #expect(told.numbers.withLock { $0.isEmpty })
    }

    @Test("A check tells its files, and which of them it had to parse")
    func tellsOfACheck() {
        let told = Told()
        let progress = CheckProgress(interval: 0) { done, parsed in told.numbers.withLock { $0.append((done, parsed)) }
        }
        let picker =
            "import SwiftUI\nstruct A: View { @State var a = 1; var body: some View { Picker(\"\", selection: $a) {} } }"
        let sources = [("A.swift", picker), ("B.swift", "let b = 1"), ("C.swift", "func c() {}")]
        let check = ProjectCheck(options: CheckOptions())
        _ = check.check(sources.map { ($0.0, Array($0.1.utf8)) }, telling: progress)
        // Of files that end at once, one tells; what is told after the check is the whole.
        progress.count()
        let last = told.numbers.withLock { $0.last }
        #expect(last.map { [$0.done, $0.parsed] } == [4, 1])
    }
}
