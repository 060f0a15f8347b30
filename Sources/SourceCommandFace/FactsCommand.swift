import CommandLineSyntax
import FindingReports
import PickerCheck
import SourceCommandLine
import TerminalAccess

/// `facts`: what the code says about each picker.
struct FactsCommand {
    let invocation: SourceInvocation

    func run() throws -> ExitStatus {
        let places = invocation.parsed.values(of: SourceCommands.places).map(SourcePlace.init)
        let finder = SwiftFileFinder()
        let paths = try finder.files(at: places.map(\.path))
        guard !paths.isEmpty else { throw SourceFailure.noSwiftFiles(places.map(\.path)) }
        let sources = CheckSources(reading: paths)
        let check = try self.check(at: places[0].path)
        let project = CheckSources(reading: neighbours(of: paths, at: places, finder))
        var report = check.facts(of: Set(paths), in: sources.files + project.files)
        report.unreadable = sources.unreadable + report.unreadable
        report.sites = try select(report.sites, at: places, finder)
        let document = FactsDocument(report, language: invocation.language)
        if invocation.parsed.has(.json) {
            try invocation.output.write(document.json)
        } else {
            try invocation.print(document.lines)
        }
        try invocation.output.flush()
        invocation.tell(unreadable: report.unreadable, invalid: report.invalid)
        if let first = report.completed.first(where: { span in report.sites.contains { $0.span == span } }) {
            invocation.remark(CheckWords.completed(first))
        }
        if !report.unreadable.isEmpty { return .failure }
        return report.sites.isEmpty ? .negative : .success
    }

    /// The checks as `check` runs them there.
    private func check(at path: String) throws -> ProjectCheck {
        let reader = ConfigurationReader(known: Set(Checker.rules.map(\.slug)))
        let configuration =
            try CheckConfiguration.nearest(to: path).map { try reader.read($0) } ?? CheckConfiguration()
        var options = try invocation.checkOptions(over: configuration)
        (options.only, options.skip) = (configuration.only, configuration.skip)
        return ProjectCheck(options: options, severities: configuration.severities)
    }

    /// The other files of the projects that the places lie in, which tell the types that the places' files use.
    private func neighbours(of paths: [String], at places: [SourcePlace], _ finder: SwiftFileFinder) -> [String] {
        var (neighbours, folders): ([String], Set<String>) = ([], [])
        for place in places {
            guard let folder = ProjectFolder.around(place.path), folders.insert(folder).inserted else { continue }
            if let files = finder.files(beside: paths + neighbours, below: folder, most: ProjectFolder.mostFiles) {
                neighbours += files
            } else {
                invocation.remark(CheckWords.tooManyFiles(below: folder, most: ProjectFolder.mostFiles))
            }
        }
        return neighbours
    }

    /// The sites that are asked for: of a place with a line, the innermost one around it.
    private func select(_ sites: [SiteFacts], at places: [SourcePlace], _ finder: SwiftFileFinder) throws -> [SiteFacts]
    {
        guard places.contains(where: { $0.line != nil }) else { return sites }
        var selected: [SiteFacts] = []
        for place in places {
            let files = Set(try finder.files(at: [place.path]))
            let inside = sites.filter { files.contains($0.span.path) }
            if let line = place.line {
                let around = inside.filter {
                    ($0.span.start.line...max($0.span.start.line, $0.span.end.line)).contains(line)
                }
                if let innermost = around.max(by: { $0.span.start < $1.span.start }) { selected.append(innermost) }
            } else {
                selected += inside
            }
        }
        return selected
    }
}
