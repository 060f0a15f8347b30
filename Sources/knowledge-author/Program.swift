import CommandLineSyntax
import KnowledgeFormat
import KnowledgeModel
import KnowledgeStore
import Rendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The author's tool: verifies the knowledge, starts new parts of it, and compiles it.
@main
struct Program {
    /// How the program ends.
    enum Status: Int32 {
        case clean = 0
        case problems = 1
        case couldNotRun = 2
    }

    let parsed: ParsedCommand
    let language: Language

    /// The path of the knowledge's folder, without a slash at its end.
    var folder: String {
        let path = parsed.value(of: CommandTree.knowledge) ?? ""
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    static func main() {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let language = Language(locale: locale)
        do {
            let parsed = try Parser(CommandTree.program).parse(Array(CommandLine.arguments.dropFirst()))
            let chosen = parsed.value(of: .language).flatMap(Language.init) ?? language
            exit(Program(parsed: parsed, language: chosen).run().rawValue)
        } catch {
            complain(UsageErrorWords.line(for: error, in: language).plainText)
            exit(Status.couldNotRun.rawValue)
        }
    }

    func run() -> Status {
        switch parsed.request {
        case .help:
            let page = HelpPage(program: CommandTree.program, path: parsed.path, language: language)
            for line in page.lines(width: 100) { print(line.plainText) }
            return .clean
        case .version:
            print(CommandTree.program.name)
            return .clean
        case .run: break
        }
        switch parsed.path.dropFirst().joined(separator: " ") {
        case "verify":
            return verify(
                names: parsed.values(of: CommandTree.names), asJSON: parsed.has(.json),
                strict: parsed.has(CommandTree.strict), formOnly: parsed.has(CommandTree.formOnly))
        case "new entry":
            let path = parsed.value(of: CommandTree.entryPath) ?? ""
            return create { (writer) throws(SkeletonWriter.Failure) in try writer.writeEntry(path) }
        case "new question":
            let id = parsed.value(of: CommandTree.questionID) ?? ""
            return create { (writer) throws(SkeletonWriter.Failure) in try writer.writeQuestion(id) }
        case "new pattern":
            let id = parsed.value(of: CommandTree.patternID) ?? ""
            return create { (writer) throws(SkeletonWriter.Failure) in try writer.writePattern(id) }
        case "compile": return compile(to: parsed.value(of: CommandTree.output) ?? "")
        default:
            return query(
                parsed.value(of: CommandTree.file) ?? "",
                parsed.values(of: CommandTree.words).joined(separator: " "))
        }
    }

    /// Prints the statement that a search runs on a compiled file.
    private func query(_ file: String, _ text: String) -> Status {
        do {
            print(try Searcher(KnowledgeDatabase(path: file)).statement(for: text)?.sql ?? "SELECT 0 WHERE 0")
            return .clean
        } catch {
            Self.complain(Words.notRead(file)[language])
            return .couldNotRun
        }
    }

    private func create(_ write: (SkeletonWriter) throws(SkeletonWriter.Failure) -> String) -> Status {
        do throws(SkeletonWriter.Failure) {
            print(Words.created(try write(SkeletonWriter(root: folder)))[language])
            return .clean
        } catch {
            Self.complain(Words.failure(error)[language])
            return .couldNotRun
        }
    }

    private func compile(to output: String) -> Status {
        guard let reading = read() else { return .couldNotRun }
        guard let knowledge = reading.knowledge else {
            let errors = reading.issues.filter { $0.level == .error }
            let report = IssueReport(folder: folder, language: language, issues: errors)
            for line in report.lines { Self.complain(line) }
            Self.complain(Words.notCompiled()[language])
            return .problems
        }
        do {
            try KnowledgeFile.write(knowledge, to: output)
            return .clean
        } catch {
            Self.complain(Words.notWritten(output, error)[language])
            return .couldNotRun
        }
    }

    func read() -> KnowledgeReading? {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder else {
            Self.complain(Words.noFolder(folder)[language])
            return nil
        }
        return KnowledgeReader.read(folder)
    }

    static func complain(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
