import CommandLineFace

/// Input from a script.
final class Keyboard: ByteInput {
    enum Step {
        case type(String)
        case bytes([UInt8])
        /// Time passes.
        case pause
        case signal
    }

    private var steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    func read(timeout: Int32?) throws(TerminalError) -> ByteEvent {
        while !steps.isEmpty {
            switch steps.removeFirst() {
            case .type(let text): return .bytes(Array(text.utf8))
            case .bytes(let bytes): return .bytes(bytes)
            case .signal: return .signal
            case .pause: if timeout != nil { return .timedOut }
            }
        }
        return .end
    }
}

/// A terminal's settings that only remember.
final class Settings: TerminalControl {
    var size: TerminalSize?
    private(set) var isInKeyMode = false
    private(set) var suspensions = 0
    private var seenSuspensions = 0

    init(size: TerminalSize?) { self.size = size }

    func enterKeyMode() { isInKeyMode = true }
    func leaveKeyMode() { isInKeyMode = false }
    func suspend() { suspensions += 1 }

    func takeContinued() -> Bool {
        defer { seenSuspensions = suspensions }
        return suspensions > seenSuspensions
    }
}
