/// An error that the compiler prints: `/folder/File.swift:4:9: error: cannot find 'x' in scope`.
package struct CompilerError: Hashable, Sendable {
    /// The file's path; nil for an error of no file.
    package var path: String?
    /// From 1.
    package var line: Int?
    /// What it says, without the place.
    package var message: String

    /// - Parameter line: a line of the compiler's output; nil where it is no error.
    package init?(line text: some StringProtocol) {
        let text = String(text)
        guard let match = text.firstMatch(of: /^(?:(.+?):(\d+):\d+: |<unknown>:0: )?error: (.*)$/) else { return nil }
        path = match.1.map(String.init)
        line = match.2.flatMap { Int($0) }
        message = String(match.3)
    }
}
