import Foundation

/// What a program that ran to its end left behind.
package struct CommandRun: Sendable {
    package var status: Int32
    /// Standard output and standard error together.
    package var output: String

    /// Runs a program of the search path to its end.
    ///
    /// - Parameter environment: what the program finds in its environment besides what this one has.
    /// - Throws: when the program cannot be started.
    package static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> CommandRun {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return CommandRun(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    /// Whether a program of this name stands in the search path.
    package static func canFind(_ program: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    /// What a compiler calls errors, with the line of each where it names one.
    package var errors: [CompilerError] { output.split(separator: "\n").compactMap { CompilerError(line: $0) } }
}
