/// The issues found so far while one folder is read.
final class IssueLog {
    private(set) var issues: [FormatIssue] = []

    /// Whether something was found that keeps the knowledge from being compiled.
    var hasErrors: Bool { issues.contains { $0.level == .error } }

    func report(_ problem: FormatProblem, at place: FormatIssue.Place, suggestion: FormatIssue.Suggestion? = nil) {
        issues.append(FormatIssue(place: place, problem: problem, suggestion: suggestion))
    }
}
