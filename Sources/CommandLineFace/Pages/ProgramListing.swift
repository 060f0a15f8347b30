import Rendering

/// A program as lines, coloured and indented.
struct ProgramListing {
    private let code: String

    init(_ code: String) {
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines = lines.dropFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines = lines.dropLast() }
        self.code = lines.joined(separator: "\n")
    }

    /// The lines with so many spaces before each that is not empty.
    func lines(indent: Int) -> [StyledText] {
        let margin = StyledText(String(repeating: " ", count: indent))
        return SwiftHighlighter.highlighted(code).lines.map { $0.isEmpty ? $0 : margin + $0 }
    }
}
