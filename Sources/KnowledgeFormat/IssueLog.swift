/// The issues found so far while one folder is read.
final class IssueLog {
    private(set) var issues: [FormatIssue] = []

    /// Whether something was found that keeps the knowledge from being compiled.
    var hasErrors: Bool { issues.contains { $0.level == .error } }

    /// Adds an issue; the same one at the same place is kept once.
    func report(_ problem: FormatProblem, at place: FormatIssue.Place, suggestion: FormatIssue.Suggestion? = nil) {
        let issue = FormatIssue(place: place, problem: problem, suggestion: suggestion)
        if !issues.contains(issue) { issues.append(issue) }
    }
}
