/// How text is to look on one output: coloured or not, and how wide.
package struct OutputStyle: Hashable, Sendable {
    /// What `--color` asks for.
    package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
        case auto, always, never
    }

    package var palette: Palette
    /// The columns of a line, at least `minimumWidth`.
    package var width: Int

    /// Narrower terminals are treated as if they had these columns.
    package static let minimumWidth = 20
    /// The width where nothing says otherwise.
    package static let defaultWidth = 80
    /// Lines of prose longer than this are hard to read.
    package static let widestProse = 100

    package init(palette: Palette, width: Int) {
        self.palette = palette
        self.width = max(Self.minimumWidth, width)
    }

    /// The style that the user's settings and the output ask for.
    ///
    /// - Parameters:
    ///   - choice: the value of `--color`; it beats the environment.
    ///   - isTerminal: whether the output is a terminal.
    ///   - terminalWidth: the columns that the terminal reports.
    ///   - environment: the value of an environment variable. `NO_COLOR` (<https://no-color.org>), `FORCE_COLOR`,
    ///     `CLICOLOR_FORCE`, `CLICOLOR`, `TERM` and `COLUMNS` are asked for.
    package init(
        choice: ColorChoice, isTerminal: Bool, terminalWidth: Int?, environment: (String) -> String?
    ) {
        let isColored = Self.isColored(choice: choice, isTerminal: isTerminal, environment: environment)
        let columns = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        let reported = terminalWidth.flatMap { $0 > 0 ? $0 : nil }
        self.init(palette: isColored ? .ansi : .none, width: columns ?? reported ?? Self.defaultWidth)
    }

    /// The width for paragraphs.
    package var proseWidth: Int { min(width, Self.widestProse) }

    private static func isColored(
        choice: ColorChoice, isTerminal: Bool, environment: (String) -> String?
    ) -> Bool {
        func isSet(_ name: String) -> Bool {
            environment(name).map { !$0.isEmpty && $0 != "0" } ?? false
        }
        switch choice {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        // The convention counts any text, `0` too.
        if let noColor = environment("NO_COLOR"), !noColor.isEmpty { return false }
        if isSet("FORCE_COLOR") || isSet("CLICOLOR_FORCE") { return true }
        return isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
    }
}
