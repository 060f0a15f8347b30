import CommandLineFace
import Foundation
import Testing

@Suite("Writing to the system")
struct TerminalOutputTests {
    private func pipePair() throws -> (reading: Int32, writing: Int32) {
        var descriptors: [Int32] = [0, 0]
        try #require(pipe(&descriptors) == 0)
        return (descriptors[0], descriptors[1])
    }

    @Test("What is buffered comes with the flush, and all of a long text arrives")
    func writes() throws {
        let (reading, writing) = try pipePair()
        let text = String(repeating: "标签 tag\n", count: 50_000)
        let reader = Reader(of: reading)
        let output = TerminalOutput(descriptor: writing)
        try output.write("start ")
        try output.write(text)
        try output.write("end")
        try output.flush()
        close(writing)
        #expect(String(decoding: reader.everything(), as: UTF8.self) == "start \(text)end")
    }

    @Test("A full pipe that returns at once is waited for")
    func nonBlocking() throws {
        let (reading, writing) = try pipePair()
        #expect(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) == 0)
        let reader = Reader(of: reading, after: 0.05)
        let output = TerminalOutput(descriptor: writing, capacity: 0)
        try output.write(String(repeating: "x", count: 300_000))
        close(writing)
        #expect(reader.everything().count == 300_000)
    }

    @Test("A reader that has gone is an error, once")
    func closed() throws {
        SystemTerminal.ignoreBrokenPipes()
        let (reading, writing) = try pipePair()
        close(reading)
        let output = TerminalOutput(descriptor: writing)
        try output.write("text")
        #expect(throws: TerminalError.outputClosed) { try output.flush() }
        try output.flush()
        close(writing)
    }

    @Test(
        "A full disk is an error",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "the system has no /dev/full"))
    func full() throws {
        let descriptor = open("/dev/full", O_WRONLY)
        let output = TerminalOutput(descriptor: descriptor, capacity: 0)
        #expect(throws: TerminalError.noSpace) { try output.write("text") }
        close(descriptor)
    }

    @Test("A descriptor that is not open is an error")
    func invalid() {
        let output = TerminalOutput(descriptor: -1, capacity: 0)
        #expect(throws: TerminalError.outputFailed(EBADF)) { try output.write("text") }
    }

    @Test(
        "Statuses",
        arguments: [
            (TerminalError.outputClosed, 141), (.noSpace, 2), (.outputFailed(5), 2), (.inputFailed(5), 2),
        ] as [(TerminalError, Int32)])
    func status(error: TerminalError, status: Int32) {
        #expect(ExitStatus(error).rawValue == status)
    }
}

/// Reads a descriptor to its end on a thread of its own, while the test writes to the other end.
private final class Reader: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)
    private var data = Data()

    init(of descriptor: Int32, after delay: TimeInterval = 0) {
        Thread.detachNewThread { [self] in
            Thread.sleep(forTimeInterval: delay)
            data = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readDataToEndOfFile()
            isDone.signal()
        }
    }

    /// All bytes, once the other end is closed.
    func everything() -> Data {
        isDone.wait()
        return data
    }
}
