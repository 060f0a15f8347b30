import Foundation
import Testing

/// The program `picker-doctor` as it was built beside the tests.
enum BuiltProgram {
    /// Where it lies: in the folder of the tests, or of the bundle that holds them.
    static func url(of name: String = "picker-doctor") throws -> URL {
        var folder = Bundle.main.bundleURL
        for _ in 0..<5 {
            let file = folder.appending(path: name)
            if FileManager.default.isExecutableFile(atPath: file.path), !folder.path.hasSuffix("Sources") {
                return file
            }
            folder = folder.deletingLastPathComponent()
        }
        throw Missing()
    }

    struct Missing: Error, CustomStringConvertible {
        var description: String { "picker-doctor is not built beside the tests" }
    }

    /// An environment in which nothing depends on who runs the tests.
    static func environment(_ changes: [String: String] = [:]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["LC_ALL", "LC_MESSAGES", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            environment[name] = nil
        }
        environment["LANG"] = "C.UTF-8"
        environment["TERM"] = "xterm"
        return environment.merging(changes) { _, changed in changed }
    }

    /// What a finished run left.
    struct Run {
        var status: Int32
        var output: String
        var errors: String
        /// Whether it ended by itself and not by a signal.
        var endedItself: Bool
    }

    /// A process that is not running yet.
    static func process(_ program: URL, _ words: [String], environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = words
        process.environment = Self.environment(environment)
        return process
    }

    /// The knowledge that the program reads, beside it.
    static func knowledge() throws -> URL {
        try url().deletingLastPathComponent().appending(path: "PickerDoctor_PickerHelp.resources/knowledge.sqlite")
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - input: what stands on its standard input.
    static func run(_ words: [String], input: String = "", environment: [String: String] = [:]) throws -> Run {
        try run(url(), words, input: input, environment: environment)
    }

    /// Runs any program to its end. Texts go through files, so that neither side waits for the other.
    static func run(
        _ program: URL, _ words: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Run {
        let folder = try TemporaryPlace()
        defer { folder.remove() }
        let (inputFile, outputFile, errorFile) = (folder.file("in"), folder.file("out"), folder.file("err"))
        try Data(input.utf8).write(to: inputFile)
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        let process = process(program, words, environment: environment)
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: try String(contentsOf: outputFile, encoding: .utf8),
            errors: try String(contentsOf: errorFile, encoding: .utf8), endedItself: process.terminationReason == .exit)
    }
}

/// A folder of a test's own.
struct TemporaryPlace {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "picker-doctor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func file(_ name: String) -> URL { url.appending(path: name) }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
