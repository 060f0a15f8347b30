import Rendering

/// The person at the other end: text goes out, keys or lines come in.
package final class Console {
    /// Whether single keys can be read and the screen can be drawn again; otherwise there are only lines.
    package let isInteractive: Bool
    /// Whether somebody types the lines, and so sees them already.
    package let isTyped: Bool

    private let output: any TextOutput
    private let control: any TerminalControl
    private let styleForSize: (TerminalSize?) -> OutputStyle
    private var keys: KeyReader
    private var lines: LineReader

    /// A console.
    ///
    /// - Parameters:
    ///   - styleForSize: how text looks in a window of a size; asked anew when it may have changed.
    package init(
        output: any TextOutput, input: any ByteInput, control: any TerminalControl, isInteractive: Bool, isTyped: Bool,
        styleForSize: @escaping (TerminalSize?) -> OutputStyle
    ) {
        self.output = output
        self.control = control
        self.isInteractive = isInteractive
        self.isTyped = isTyped
        self.styleForSize = styleForSize
        keys = KeyReader(input)
        lines = LineReader(input)
    }

    /// The console on the program's own input and output.
    ///
    /// - Parameters:
    ///   - output: the program's standard output, which others write to as well.
    package static func standard(color: OutputStyle.ColorChoice, output: TerminalOutput) -> Console {
        let isOutputTerminal = SystemTerminal.isTerminal(SystemTerminal.standardOutput)
        let isInputTerminal = SystemTerminal.isTerminal(SystemTerminal.standardInput)
        let kind = SystemTerminal.environment("TERM") ?? "dumb"
        return Console(
            output: output, input: TerminalInput(descriptor: SystemTerminal.standardInput),
            control: TerminalMode(input: SystemTerminal.standardInput, output: SystemTerminal.standardOutput),
            isInteractive: isOutputTerminal && isInputTerminal && kind != "dumb", isTyped: isInputTerminal
        ) { size in
            OutputStyle(
                choice: color, isTerminal: isOutputTerminal, terminalWidth: size?.columns,
                environment: SystemTerminal.environment)
        }
    }

    /// How text looks now.
    package var style: OutputStyle { styleForSize(control.size) }

    /// The columns that lines of a prompt may take: the window's own, whatever `COLUMNS` says, so that it is known where a
    /// line ends; one stays free, since terminals differ in what they do at the edge.
    package var promptWidth: Int { (control.size?.columns ?? style.width) - 1 }

    /// The rows of the window.
    package var height: Int { max(5, control.size?.rows ?? 24) }

    /// Prints lines as they are.
    package func print(_ lines: [StyledText]) throws(TerminalError) {
        let palette = style.palette
        for line in lines { try output.write(palette.string(line) + "\n") }
    }

    /// Prints a text, wrapped.
    package func print(_ text: StyledText) throws(TerminalError) {
        try print(LineWrapper(width: style.proseWidth).wrap(text))
    }

    /// Sends what was printed.
    package func flush() throws(TerminalError) { try output.flush() }

    /// The next line that was typed or piped, nil where there is no more. What was printed is sent first.
    package func readLine() throws(TerminalError) -> String? {
        try output.flush()
        return try lines.next()
    }

    /// A line that was pasted behind the one just read; nil from a pipe, where each line is its own.
    package func readPastedLine() throws(TerminalError) -> String? { isTyped ? try lines.nextIfPasted() : nil }

    // MARK: Keys

    /// Does something with single keys, and puts the terminal back afterwards.
    func withKeys<Value>(_ body: () throws(TerminalError) -> Value) throws(TerminalError) -> Value {
        try output.flush()
        control.enterKeyMode()
        defer { control.leaveKeyMode() }
        return try body()
    }

    /// Whether the next key has arrived already.
    var hasKey: Bool { keys.hasKey }

    /// The next key; Ctrl-Z stops the program.
    func readKey() throws(TerminalError) -> Key {
        try output.flush()
        let key = try keys.next()
        if key == .control("z") { control.suspend() }
        return control.takeContinued() ? .resumed : key
    }

    /// Writes control sequences; text from elsewhere goes through `print`.
    func send(_ sequences: String) throws(TerminalError) { try output.write(sequences) }
}
