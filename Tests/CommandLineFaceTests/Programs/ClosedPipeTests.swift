import Foundation
import Testing

/// A reader that goes away early.
@Suite("A closed pipe")
struct ClosedPipeTests {
    /// What a run leaves whose reader has gone before it starts.
    private func orphan(_ words: [String], input: String) throws -> (status: Int32, errors: String) {
        let place = try TemporaryPlace()
        defer { place.remove() }
        try Data(input.utf8).write(to: place.file("in"))
        let (output, errors) = (Pipe(), Pipe())
        let process = BuiltProgram.process(try BuiltProgram.url(), words)
        process.standardInput = try FileHandle(forReadingFrom: place.file("in"))
        process.standardOutput = output
        process.standardError = errors
        try output.fileHandleForReading.close()
        try process.run()
        try errors.fileHandleForWriting.close()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }

    @Test(
        "The program ends by itself, quietly",
        arguments: [
            (["table"], ""), (["explain", "tag-type-mismatch"], ""), (["--help"], ""),
            (["diagnose", "--lang", "en"], "picker\n1\n1\n1\n1\n"),
        ])
    func nobodyReads(words: [String], input: String) throws {
        let (status, errors) = try orphan(words, input: input)
        #expect(errors.isEmpty)
        #expect(status == 141)
    }

    @Test("A reader that takes one line gets one line, and nothing is said")
    func head() throws {
        let program = try BuiltProgram.url().path
        let run = try BuiltProgram.run(URL(filePath: "/bin/sh"), ["-c", "'\(program)' table --lang en | head -1"])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").count == 1)
    }
}
