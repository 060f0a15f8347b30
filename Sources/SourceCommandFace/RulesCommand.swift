import CommandLineSyntax
import FindingReports
import PickerCheck
import SourceCommandLine
import TerminalAccess

/// `rules`: every check.
struct RulesCommand {
    let invocation: SourceInvocation

    func run() throws -> ExitStatus {
        let document = RulesDocument(Checker.rules, language: invocation.language)
        if invocation.parsed.has(.json) {
            try invocation.output.write(document.json)
        } else if invocation.parsed.has(SourceOptions.names) {
            try invocation.output.write(document.names)
        } else {
            try invocation.print(document.lines(width: invocation.style.width))
        }
        return .success
    }
}
