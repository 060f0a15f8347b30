/// The forms in which findings can be written.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
    /// For people: each finding with its line and a mark below.
    case text
    /// `path:line:column: warning: message`, as compilers write, which Xcode shows in its editor.
    case xcode
    /// The stable contract for other programs.
    case json
    /// SARIF 2.1.0, which code hosts and editors read.
    case sarif
    /// Workflow commands of GitHub Actions, which appear beside the code of a pull request.
    case github
    /// Checkstyle's XML.
    case checkstyle
    /// JUnit's XML.
    case junit
    /// A table for a comment or a page.
    case markdown

    /// The least severity that is written where none is named: what fails or annotates a build leaves advice out.
    public var leastSeverity: Severity {
        switch self {
        case .sarif, .github, .checkstyle, .junit: .warning
        case .text, .xcode, .json, .markdown: .advice
        }
    }
}
