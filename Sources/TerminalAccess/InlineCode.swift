import Rendering

/// A line of knowledge with code in it: questions, answers and titles know no other markup than back quotes.
package enum InlineCode {
    /// A sentence of the program's own with its code in back quotes where no colour shows it, so that a command in it does
    /// not run into the words around.
    package static func marked(_ text: StyledText, style: OutputStyle) -> StyledText {
        guard style.palette == .none else { return text }
        var result = StyledText()
        for span in text.spans {
            let mark = span.role == .code && !span.text.contains("`") ? "`" : ""
            result.append(mark + span.text + mark, span.role)
        }
        return result
    }

    /// The text with its code in the role of code; the quotes stay where no colour shows it.
    package static func styled(_ text: String, style: OutputStyle, role: TextRole = .plain) -> StyledText {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // An odd quote quotes nothing.
        guard parts.count % 2 == 1 else { return StyledText(text, role) }
        let mark = style.palette == .none ? "`" : ""
        var result = StyledText()
        for (index, part) in parts.enumerated() {
            if index % 2 == 0 { result.append(String(part), role) } else { result.append(mark + part + mark, .code) }
        }
        return result
    }
}
