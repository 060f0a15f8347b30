import Foundation

/// What a program that ran to its end left behind.
struct CommandRun: Sendable {
    var status: Int32
    /// Standard output and standard error together.
    var output: String

    /// Runs a program of the search path to its end.
    ///
    /// - Throws: when the program cannot be started.
    static func run(_ program: String, _ arguments: [String]) throws -> CommandRun {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return CommandRun(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
