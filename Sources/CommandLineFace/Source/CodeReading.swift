import CommandLineSyntax
import PickerHelp
import Rendering
import SourceCommandLine

/// `diagnose --file`: asks the program that knows Swift what the code says about the picker in question.
struct CodeReading {
    let invocation: Invocation
    let language: Language
    /// The Xcode release that builds the code, as the person wrote it; nil takes what `check` takes.
    var sdk: String?

    /// What came of it.
    enum Outcome {
        case site(CodeSite)
        /// The program ends: the person left, or the other program has told why.
        case ended(ExitStatus)
    }

    /// The picker at a place; of several, the one that the person chooses, or the first where nobody can be asked.
    ///
    /// - Throws: `SourceProgramError`, `TerminalError`.
    func site(at place: String) throws -> Outcome {
        let program = try SourceProgram.find()
        var words = [SourceCommands.facts.name, "--json", "--lang", language.rawValue]
        if let sdk { words += ["--\(SourceOptions.sdk.long)", sdk] }
        words += ["--", place]
        let run = try program.run(words)
        let answer = CodeSite.list(in: run.output)
        // It has told on the standard error what is wrong; a picker that it found is read all the same.
        if run.status == ExitStatus.failure.rawValue, answer?.isEmpty ?? true { return .ended(.failure) }
        guard run.status != nil, let sites = answer else {
            throw SourceProgramError.noAnswer(path: SourceCommands.program)
        }
        guard let first = sites.first else { throw SourceProgramError.noSite(place: place) }
        guard sites.count > 1 else { return .site(first) }
        let console = invocation.console
        guard console.isInteractive, !invocation.parsed.has(.json) else {
            invocation.remark(InterviewWords.tookFirst(of: sites.count, line: first.line))
            return .site(first)
        }
        return try choose(among: sites, on: console)
    }

    private func choose(among sites: [CodeSite], on console: Console) throws -> Outcome {
        let prompt = ChoicePrompt(
            question: StyledText(InterviewWords.whichPicker[language]), choices: sites.map(text), commands: [.quit],
            language: language)
        switch try prompt.ask(on: console) {
        case .choice(let index): return .site(sites[index])
        case .interrupted: return .ended(.interrupted)
        case .command, .end: return .ended(.success)
        }
    }

    private func text(of site: CodeSite) -> StyledText {
        let title = site.title.map { StyledText(" " + $0, .codeString) } ?? ""
        return StyledText("\(site.path):\(site.line)") + StyledText("  \(site.kind)", .muted) + title
    }
}
