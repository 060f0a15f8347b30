/// Text for people: runs with roles, safe to print.
///
/// Whatever comes in loses its control characters (see `ControlCharacters`) and has its tabs spread to spaces, so nothing
/// that is made of styled text can act on a terminal. A newline is a wanted line end.
package struct StyledText: Hashable, Sendable {
    /// A run of characters with one role.
    package struct Span: Hashable, Sendable {
        package fileprivate(set) var text: String
        package let role: TextRole

        fileprivate init(safe text: String, role: TextRole) {
            self.text = text
            self.role = role
        }
    }

    package private(set) var spans: [Span] = []

    package init(_ text: String = "", _ role: TextRole = .plain) {
        append(text, role)
    }

    /// Adds a run at the end.
    package mutating func append(_ text: String, _ role: TextRole = .plain) {
        let safe = ControlCharacters.escaped(text)
        appendSafe(safe.utf8.contains(UInt8(ascii: "\t")) ? spreadingTabs(of: safe) : safe, role)
    }

    /// Adds the other's runs at the end.
    package mutating func append(_ other: StyledText) {
        for span in other.spans { appendSafe(span.text, span.role) }
    }

    package static func + (left: StyledText, right: StyledText) -> StyledText {
        var result = left
        result.append(right)
        return result
    }

    package static func += (left: inout StyledText, right: StyledText) { left.append(right) }

    package var isEmpty: Bool { spans.isEmpty }

    /// The characters alone.
    package var plainText: String { spans.map(\.text).joined() }

    /// The columns that the text takes on a terminal; of several lines, the widest counts.
    package var columns: Int { lines.map { $0.spans.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }.max() ?? 0 }

    /// The text cut at its newlines; an empty text is one empty line.
    package var lines: [StyledText] {
        var lines = [StyledText()]
        for span in spans {
            let parts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append(StyledText()) }
                lines[lines.count - 1].appendSafe(String(part), span.role)
            }
        }
        return lines
    }

    /// The texts with a separator between them.
    package static func joined(_ texts: [StyledText], separator: StyledText) -> StyledText {
        var result = StyledText()
        for (index, text) in texts.enumerated() {
            if index > 0 { result.append(separator) }
            result.append(text)
        }
        return result
    }

    private mutating func appendSafe(_ text: String, _ role: TextRole) {
        guard !text.isEmpty else { return }
        if spans.last?.role == role {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(safe: text, role: role))
        }
    }

    /// The text with each tab filled up to the next multiple of four columns of its line.
    private func spreadingTabs(of text: String) -> String {
        var column = lines.last?.columns ?? 0
        var result = ""
        for character in text {
            switch character {
            case "\t":
                let count = 4 - column % 4
                result += String(repeating: " ", count: count)
                column += count
            case "\n":
                result.append(character)
                column = 0
            default:
                result.append(character)
                column += TextWidth.columns(of: character)
            }
        }
        return result
    }
}

extension StyledText: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self.init(value) }

    package init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

    /// Makes `"see \(slug, .slug)"` a styled text.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = StyledText()

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { text.append(literal) }

        package mutating func appendInterpolation(_ value: some CustomStringConvertible, _ role: TextRole = .plain) {
            text.append(value.description, role)
        }

        package mutating func appendInterpolation(_ value: StyledText) { text.append(value) }
    }
}
