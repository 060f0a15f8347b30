#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Switches a terminal to single keys and back, and makes sure that it is put back however the program ends.
///
/// While keys are read, SIGTERM, SIGHUP, SIGINT and SIGQUIT put the terminal back before they end the program, SIGTSTP
/// before it stops; when it goes on, the mode comes back. A program has one terminal, so there is one such state.
package final class TerminalMode: TerminalControl {
    private let input: Int32
    private let output: Int32

    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    package var size: TerminalSize? { SystemTerminal.size(of: output) }

    package func enterKeyMode() {
        guard !KeyModeState.isOn, tcgetattr(input, KeyModeState.before) == 0 else { return }
        KeyModeState.during.pointee = Self.keySettings(from: KeyModeState.before.pointee)
        KeyModeState.input = input
        KeyModeState.output = output
        KeyModeState.installHandlers()
        KeyModeState.isOn = true
        KeyModeState.apply()
    }

    package func leaveKeyMode() {
        guard KeyModeState.isOn else { return }
        KeyModeState.putBack()
        KeyModeState.isOn = false
        KeyModeState.removeHandlers()
    }

    package func suspend() { raise(SIGTSTP) }

    package func takeContinued() -> Bool {
        defer { KeyModeState.wasContinued = false }
        return KeyModeState.wasContinued
    }

    /// Settings that pass each key on at once. Output keeps its translation of line ends.
    private static func keySettings(from settings: termios) -> termios {
        var result = settings
        result.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        result.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
        withUnsafeMutableBytes(of: &result.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        return result
    }
}

/// What signal handlers need: memory that is there before a signal comes, and calls that are safe in a handler
/// (POSIX.1-2017, 2.4.3: `tcsetattr`, `write`, `signal`, `kill`, `getpid` and `raise` are).
private enum KeyModeState {
    nonisolated(unsafe) static let before = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    nonisolated(unsafe) static let during = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    nonisolated(unsafe) static var input: Int32 = 0
    nonisolated(unsafe) static var output: Int32 = 1
    nonisolated(unsafe) static var isOn = false
    nonisolated(unsafe) static var wasContinued = false
    nonisolated(unsafe) private static var earlier: [(number: Int32, handler: Handler?)] = []

    #if canImport(Darwin)
        typealias Handler = @convention(c) (Int32) -> Void
    #else
        typealias Handler = __sighandler_t
    #endif

    /// `ESC [ ? 2004 h`: text that is pasted comes between marks.
    private static let pasteOn: StaticString = "\u{1B}[?2004h"
    /// Pasting without marks, and the cursor visible.
    private static let allOff: StaticString = "\u{1B}[?2004l\u{1B}[?25h"
    /// A line of its own for what the shell says next.
    private static let lineEnd: StaticString = "\r\n"

    static func apply() {
        _ = tcsetattr(input, TCSADRAIN, during)
        _ = write(output, pasteOn.utf8Start, pasteOn.utf8CodeUnitCount)
    }

    static func putBack(endingLine: Bool = false) {
        _ = write(output, allOff.utf8Start, allOff.utf8CodeUnitCount)
        if endingLine { _ = write(output, lineEnd.utf8Start, lineEnd.utf8CodeUnitCount) }
        _ = tcsetattr(input, TCSADRAIN, before)
    }

    static func installHandlers() {
        let endings: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
        earlier = endings.map { number in (number, signal(number, endProgram)) }
        // What was ignored, as under nohup, stays so.
        for (number, handler) in earlier where isIgnoring(handler) { _ = signal(number, handler) }
        earlier.append((SIGTSTP, signal(SIGTSTP, stopProgram)))
        earlier.append((SIGCONT, signal(SIGCONT, continueProgram)))
        // Its only work is to end the wait for a key.
        earlier.append((SIGWINCH, signal(SIGWINCH, { _ in })))
    }

    private static func isIgnoring(_ handler: Handler?) -> Bool {
        handler.map { unsafeBitCast($0, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) } ?? false
    }

    static func removeHandlers() {
        for (number, handler) in earlier { _ = signal(number, handler) }
        earlier = []
    }

    private static let endProgram: @convention(c) (Int32) -> Void = { number in
        if isOn { putBack(endingLine: true) }
        _ = signal(number, SIG_DFL)
        raise(number)
    }

    private static let stopProgram: @convention(c) (Int32) -> Void = { _ in
        if isOn { putBack(endingLine: true) }
        kill(getpid(), SIGSTOP)
    }

    /// After a stop of either kind the shell has its own settings in place.
    private static let continueProgram: @convention(c) (Int32) -> Void = { _ in
        if isOn { apply() }
        wasContinued = true
    }
}
