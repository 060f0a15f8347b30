import EvaluationReport
import SwiftUI

/// A view that can be run, by the name of its sample.
public struct Subject: Sendable {
    let name: String
    let pool: Maker.Pool
    let make: @Sendable @MainActor (Maker) -> any View

    public init(_ name: String, _ pool: Maker.Pool, _ make: @escaping @Sendable @MainActor (Maker) -> any View) {
        self.name = name
        self.pool = pool
        self.make = make
    }
}

/// The program that runs one of many samples: `program NUMBER [MUTATION…]` writes a `RunLine` a line, as JSON.
@MainActor public enum Program {
    public static func run(_ subjects: [Subject]) async {
        let arguments = CommandLine.arguments
        guard arguments.count > 1, let number = Int(arguments[1]), subjects.indices.contains(number) else { exit(2) }
        let subject = subjects[number]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let evaluator = Evaluator(make: subject.make, pool: subject.pool) { line in
            guard var data = try? encoder.encode(line) else { exit(3) }
            data.append(UInt8(ascii: "\n"))
            try? FileHandle.standardOutput.write(contentsOf: data)
        }
        guard arguments.count > 2 else { return await evaluator.run() }
        for name in arguments[2...] {
            guard let mutation = Mutation.named(name) else { exit(2) }
            Mutation.current = mutation
            await evaluator.run()
        }
    }
}
