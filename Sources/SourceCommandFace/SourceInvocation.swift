import CommandLineSyntax
import FindingReports
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
    func remark(_ sentence: Localized<StyledText>) { remark(sentence[language]) }

    func remark(_ sentence: StyledText) { FailureReport(to: errors).tell(sentence) }

    /// Says which files were not read, or not whole, and where code is no Swift: of that, the first place in a file.
    func tell(unreadable: [UnreadableFile], invalid: [SourceSpan]) {
        for file in unreadable { remark(ReadingWords.unread(file.path, file.reason)) }
        var told: Set<String> = []
        let first = invalid.filter { told.insert($0.path).inserted }
        for place in first.prefix(Self.mostPlaces) { remark(ReadingWords.invalid(place)) }
        if first.count > Self.mostPlaces { remark(CheckWords.moreInvalid(first.count - Self.mostPlaces)) }
    }

    /// Beyond so many files one would read no more of them.
    private static let mostPlaces = 10

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
        var options = CheckOptions(sdk: try sdk() ?? configuration.sdk)
        let platforms = parsed.values(of: SourceOptions.platform).compactMap(Applicability.Platform.init)
        options.platforms = platforms.isEmpty ? configuration.platforms : Set(platforms)
        let given = try minimumOS(onlyPlatform: options.platforms.flatMap { $0.count == 1 ? $0.first : nil })
        options.minimumOS = configuration.minimumOS.merging(given) { _, given in given }
        return options
    }

    private func sdk() throws -> Version? {
        guard let version = parsed.value(of: SourceOptions.sdk).flatMap({ Version($0) }) else { return nil }
        guard Release.exists(version, of: .xcode) else { throw SourceFailure.noSuchRelease(version, of: .xcode) }
        return version
    }

    /// - Parameter onlyPlatform: the platform that a release number alone is of.
    private func minimumOS(onlyPlatform: Applicability.Platform?) throws -> [Applicability.Platform: Version] {
        var releases: [Applicability.Platform: Version] = [:]
        for text in parsed.values(of: SourceOptions.minimumOS) {
            let (platform, version) = try release(text, onlyPlatform)
            guard Release.exists(version, of: .system(platform)) else {
                throw SourceFailure.noSuchRelease(version, of: .system(platform))
            }
            releases[platform] = version
        }
        return releases
    }

    /// What `iOS=17.0` says, and `17.0` where one platform is meant.
    private func release(
        _ text: String, _ onlyPlatform: Applicability.Platform?
    ) throws -> (Applicability.Platform, Version) {
        if let version = Version(text) {
            guard let onlyPlatform else { throw SourceFailure.noPlatform(text) }
            return (onlyPlatform, version)
        }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let platform = Applicability.Platform.allCases.first { $0.rawValue.lowercased() == parts[0].lowercased() }
        guard parts.count == 2, let platform, let version = Version(parts[1]) else {
            throw SourceFailure.noRelease(text)
        }
        return (platform, version)
    }

    /// The checks that an option names.
    func slugs(of option: OptionDescription) throws -> Set<Slug> {
        let known = Set(Checker.rules.map(\.slug))
        return Set(
            try parsed.values(of: option).map { name in
                guard let slug = Slug(name), known.contains(slug) else {
                    throw SourceFailure.unknownCheck(name, known: known.map(\.text).sorted())
                }
                return slug
            })
    }
}
