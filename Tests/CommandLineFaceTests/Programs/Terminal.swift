import CommandLineFace
import Foundation
import Testing

/// The program on a terminal of its own, with a person before it.
final class Terminal {
    private let ends: PseudoTerminal
    private let process: Process
    private let columns: UInt16
    private var bytes: [UInt8] = []

    /// Starts the program.
    init(_ words: [String], columns: UInt16 = 120, rows: UInt16 = 40, environment: [String: String] = [:]) throws {
        ends = try PseudoTerminal(columns: columns, rows: rows)
        self.columns = columns
        let terminal = FileHandle(fileDescriptor: ends.program, closeOnDealloc: false)
        process = BuiltProgram.process(try BuiltProgram.url(), words, environment: environment)
        process.standardInput = terminal
        process.standardOutput = terminal
        process.standardError = terminal
        try process.run()
    }

    func type(_ keys: String) { ends.type(keys) }

    /// The lines that a person can see, scrolled-out ones included.
    var lines: [String] {
        let screen = Screen(width: Int(columns))
        try? screen.write(String(decoding: wholeSequences, as: UTF8.self))
        return screen.lines
    }

    /// What arrived, without a control sequence or a character of which the end is still to come.
    private var wholeSequences: ArraySlice<UInt8> {
        var whole = bytes[...]
        if let start = whole.lastIndex(of: 0x1B) {
            let isComplete = whole[start...].dropFirst(2).contains { (0x40...0x7E).contains($0) }
            if !isComplete { whole = whole[..<start] }
        }
        while let last = whole.last, last >= 0x80, String(validating: whole, as: UTF8.self) == nil {
            whole = whole.dropLast()
        }
        return whole
    }

    /// Looks until the lines are as wanted.
    ///
    /// - Returns: the lines.
    @discardableResult
    func wait(
        _ what: String, seconds: Double = 60, sourceLocation: SourceLocation = #_sourceLocation,
        until isDone: ([String]) -> Bool
    ) throws -> [String] {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            bytes += try ends.seen(timeout: 20)
            let lines = lines
            if isDone(lines) { return lines }
        }
        Issue.record(
            "waited in vain for \(what); the screen:\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
        throw TimedOut()
    }

    struct TimedOut: Error {}

    /// Waits until the program ends; what is on the screen then stays to be looked at.
    ///
    /// - Returns: the status.
    func end(seconds: Double = 60) throws -> Int32 {
        let end = Date(timeIntervalSinceNow: seconds)
        while process.isRunning, Date() < end { bytes += try ends.seen(timeout: 20) }
        bytes += try ends.seen(timeout: 20)
        if process.isRunning {
            Issue.record("the program does not end; the screen:\n\(lines.joined(separator: "\n"))")
            process.terminate()
        }
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        ends.closeBoth()
        return process.terminationStatus
    }
}
