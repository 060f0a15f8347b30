import CommandLineSyntax
import PickerCheck
import SourceCommandLine
import TerminalAccess

/// The files that a check is about, with their bytes as they were read.
struct CheckSources {
    private(set) var files: [(path: String, bytes: [UInt8])] = []
    private(set) var unreadable: [UnreadableFile] = []

    /// The name of a file that has none.
    static let nameless = "<stdin>"

    /// Reads what the command line names.
    init(_ invocation: SourceInvocation, _ configuration: CheckConfiguration) throws {
        let parsed = invocation.parsed
        let paths = parsed.values(of: SourceCommands.paths)
        if parsed.has(SourceOptions.standardInput) || parsed.has(SourceOptions.standardInputPath) {
            guard paths.isEmpty else { throw SourceFailure.pathsBesideStandardInput }
            let name = parsed.value(of: SourceOptions.standardInputPath) ?? Self.nameless
            files = [(name, try Self.standardInput())]
            return
        }
        guard !paths.isEmpty else { throw SourceFailure.nothingGiven }
        let finder = SwiftFileFinder(
            excluded: configuration.exclude, root: configuration.folder.isEmpty ? "." : configuration.folder)
        let found = try finder.files(at: paths)
        guard !found.isEmpty else { throw SourceFailure.noSwiftFiles(paths) }
        let progress = ProgressLine(invocation, files: found.count, isQuiet: parsed.has(SourceOptions.quiet))
        progress.show(CheckWords.reading(found.count))
        defer { progress.clear() }
        self.read(found, progress.counter { done, _ in CheckWords.reading(found.count, done: done) })
    }

    /// Reads files.
    init(reading paths: [String]) { read(paths) }

    private mutating func read(_ paths: [String], _ progress: CheckProgress? = nil) {
        // Findings are told apart by the names of their files, which Swift compares as people read them.
        var names: Set<String> = []
        for path in paths {
            defer { progress?.count() }
            guard names.insert(path).inserted else {
                unreadable.append(UnreadableFile(path: path, reason: .nameTaken))
                continue
            }
            do { files.append((path, try SourceFiles.source(of: path))) } catch {
                unreadable.append(UnreadableFile(path: path, reason: error))
            }
        }
    }

    /// Puts other bytes in the place of a file's.
    mutating func replace(_ path: String, with bytes: [UInt8]) {
        for (index, file) in files.enumerated() where file.path == path { files[index].bytes = bytes }
    }

    private static func standardInput() throws -> [UInt8] {
        do { return try SourceFiles.source(of: SystemTerminal.standardInput) } catch {
            throw SourceFailure.unread(path: nameless, error)
        }
    }
}
