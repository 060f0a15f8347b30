import CommandLineSyntax
import KnowledgeModel
import PickerCheck
import Rendering
import SourceCommandLine
import TerminalAccess

/// One run of the program: what was asked, in which language, and where the answer goes.
struct SourceInvocation {
    let parsed: ParsedCommand
    let language: Language
    let output: TerminalOutput
    let errors: TerminalOutput

    /// Whether a person reads the answer.
    var isForPerson: Bool { SystemTerminal.isTerminal(SystemTerminal.standardOutput) }

    /// How text looks on the standard output.
    var style: OutputStyle {
        OutputStyle(
            choice: parsed.value(of: .color).flatMap(OutputStyle.ColorChoice.init) ?? .auto, isTerminal: isForPerson,
            terminalWidth: SystemTerminal.size(of: SystemTerminal.standardOutput)?.columns,
            environment: SystemTerminal.environment)
    }

    func print(_ lines: [StyledText]) throws(TerminalError) {
        let palette = style.palette
        for line in lines { try output.write(palette.string(line) + "\n") }
    }

    /// Says something beside the answer, on the standard error.
    func remark(_ sentence: Localized<StyledText>) { FailureReport(to: errors).tell(sentence[language]) }

    func showHelp() throws -> ExitStatus {
        let page = HelpPage(program: SourceCommands.tree, path: parsed.path, language: language)
        try print(page.lines(width: style.proseWidth))
        return .success
    }

    func showVersion() throws -> ExitStatus {
        try output.write("\(SourceCommands.program) \(SourceCommands.version)\n")
        return .success
    }

    // MARK: What the code is built with and for

    /// The options of the command line over those of a configuration.
    func checkOptions(over configuration: CheckConfiguration = CheckConfiguration()) throws -> CheckOptions {
        var options = CheckOptions()
        options.sdk = parsed.value(of: SourceOptions.sdk).flatMap { Version($0) } ?? configuration.sdk ?? options.sdk
        let platforms = parsed.values(of: SourceOptions.platform).compactMap(Applicability.Platform.init)
        options.platforms = platforms.isEmpty ? configuration.platforms : Set(platforms)
        options.minimumOS = configuration.minimumOS.merging(try minimumOS()) { _, given in given }
        return options
    }

    private func minimumOS() throws -> [Applicability.Platform: Version] {
        var releases: [Applicability.Platform: Version] = [:]
        for (name, value) in parsed.pairs(of: SourceOptions.minimumOS) {
            let platform = Applicability.Platform.allCases.first {
                $0.rawValue.lowercased() == name.lowercased()
            }
            guard let platform, let version = Version(value) else {
                throw SourceFailure.noRelease("\(name)=\(value)")
            }
            releases[platform] = version
        }
        return releases
    }

    /// The checks that an option names.
    func slugs(of option: OptionDescription) throws -> Set<Slug> {
        let known = Set(Checker.rules.map(\.slug))
        return Set(
            try parsed.values(of: option).map { name in
                guard let slug = Slug(name), known.contains(slug) else { throw SourceFailure.unknownCheck(name) }
                return slug
            })
    }
}
