/// How roles look on the output.
package enum Palette: Hashable, Sendable {
    /// Characters alone.
    case none
    /// The sixteen colours and the attributes that every terminal knows (ECMA-48, "Select Graphic Rendition").
    case ansi

    /// The text as it goes to the output.
    package func string(_ text: StyledText) -> String {
        switch self {
        case .none: text.plainText
        case .ansi: text.spans.map { Self.wrap($0.text, code: Self.code(of: $0.role)) }.joined()
        }
    }

    private static func wrap(_ text: String, code: String?) -> String {
        guard let code else { return text }
        // A line end inside a coloured run would leave the colour on where a pager starts a new line.
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
            .joined(separator: "\n")
    }

    /// The parameters of the role's sequence. Only colours that stay legible on dark and on light grounds are used, and
    /// nothing is told by colour alone.
    private static func code(of role: TextRole) -> String? {
        switch role {
        case .plain, .codeBlock: nil
        case .title, .heading, .strong: "1"
        case .emphasis: "3"
        case .slug: "36"
        case .code: "36"
        case .match: "1;4"
        case .muted, .codeComment: "2"
        case .good, .codeString: "32"
        case .warning: "33"
        case .bad: "31"
        case .link: "4"
        case .selection: "1;36"
        case .codeKeyword: "35"
        case .codeNumber: "34"
        }
    }
}
