import Synchronization
import Testing

@testable import PickerCheck

/// Counting from many threads, telling seldom.
struct CheckProgressTests {
    /// What was told, in its order.
    private final class Told: Sendable {
        let numbers = Mutex<[(done: Int, parsed: Int)]>([])
    }

    @Test("Every file counts, whatever its thread")
    func counts() throws {
        let told = Told()
        let progress = CheckProgress(interval: 0) { done, parsed in told.numbers.withLock { $0.append((done, parsed)) }
        }
        _ = Workers.map(5000) { number in progress.count(isParsed: number % 5 == 0) }
        let numbers = told.numbers.withLock { $0 }
        #expect(numbers.map(\.done).max() ?? 0 > 4900 && numbers.map(\.done).max() ?? 0 <= 5000)
        #expect(numbers.allSatisfy { $0.parsed <= 1000 && $0.parsed <= $0.done })
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
    func tellsOfACheck() throws {
        let told = Told()
        let progress = CheckProgress(interval: 0) { done, parsed in told.numbers.withLock { $0.append((done, parsed)) }
        }
        let picker =
            "import SwiftUI\nstruct A: View { @State var a = 1; var body: some View { Picker(\"\", selection: $a) {} } }"
        let sources = [("A.swift", picker), ("B.swift", "let b = 1"), ("C.swift", "func c() {}")]
        let check = ProjectCheck(options: CheckOptions(), progress: progress)
        _ = check.check(sources.map { ($0.0, Array($0.1.utf8)) })
        let last = try #require(told.numbers.withLock { $0.max { $0.done < $1.done } })
        #expect(last.done >= 2 && last.parsed <= 1)
    }
}
