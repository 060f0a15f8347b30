import Foundation
import Testing

/// A reader that goes away early.
@Suite("A closed pipe")
struct ClosedPipeTests {
    @Test("The program ends by itself, quietly", arguments: [["table"], ["explain", "tag-type-mismatch"], ["--help"]])
    func nobodyReads(words: [String]) throws {
        let (output, errors) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = try BuiltProgram.url()
        process.arguments = words
        process.environment = BuiltProgram.environment()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try output.fileHandleForReading.close()
        try process.run()
        try errors.fileHandleForWriting.close()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(said.isEmpty)
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 141)
    }

    @Test("A reader that takes one line gets one line, and nothing is said")
    func head() throws {
        let program = try BuiltProgram.url().path
        let run = try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", "'\(program)' table --lang en | head -1"])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").count == 1)
    }

    @Test("An interview whose reader goes away ends too")
    func interview() throws {
        let program = try BuiltProgram.url().path
        let script =
            "{ printf 'picker\\n1\\n1\\n1\\n1\\n'; } | { '\(program)' diagnose --lang en; echo $? >&2; } | true"
        let run = try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", script])
        #expect(["0\n", "141\n"].contains(run.errors))
    }
}
