import Foundation

/// A program of the system that a test runs.
struct Program {
    struct Result {
        var output: String
        var errors: String
        var status: Int32
    }

    let path: String

    /// The program found on PATH, nil where it is not installed.
    init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { return nil }
        path = found
    }

    /// Runs the program to its end, with a text on its standard input.
    func run(_ arguments: [String], input: String = "") throws -> Result {
        let process = Process()
        let (inward, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = inward
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Every text here is smaller than a pipe's buffer.
        inward.fileHandleForWriting.write(Data(input.utf8))
        try inward.fileHandleForWriting.close()
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let errorData = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            output: String(decoding: outputData, as: UTF8.self), errors: String(decoding: errorData, as: UTF8.self),
            status: process.terminationStatus)
    }
}
