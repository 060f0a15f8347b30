import KnowledgeModel
import PickerCheck

/// A sample with a comment that switches a check off in one line, or from there on, or everywhere.
struct CommentedSample {
    enum Form: String, CaseIterable {
        case this, next, previous, file
        /// `disable` alone, from its line to the end of the file.
        case region
    }

    var text: String
    /// The line that the comment stands on, from 1.
    var commentLine: Int
    private let form: Form
    private let line: Int

    /// - Parameters:
    ///   - line: the line of `text` that the comment is about, from 1.
    init(_ text: String, _ form: Form, slug: Slug, line: Int) {
        (self.form, self.line) = (form, line)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let command = form == .region ? "disable" : "disable:\(form)"
        let comment = "// picker-doctor:\(command) \(slug)"
        switch form {
        case .this:
            lines[line - 1] += " " + comment
            commentLine = line
        case .next, .region:
            lines.insert(comment, at: line - 1)
            commentLine = line
        case .previous:
            lines.insert(comment, at: line)
            commentLine = line + 1
        case .file:
            lines.insert(comment, at: 0)
            commentLine = 1
        }
        self.text = lines.joined(separator: "\n")
    }

    /// Whether the comment is about a line of the text without it.
    func concerns(_ other: Int) -> Bool {
        switch form {
        case .this, .next, .previous: other == line
        case .region: other >= line
        case .file: true
        }
    }

    /// Where a line of the text without the comment stands now.
    func moved(_ other: Int) -> Int { form != .this && other >= commentLine ? other + 1 : other }
}
