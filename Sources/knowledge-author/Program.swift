import KnowledgeFormat
import KnowledgeModel

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

    let arguments: Arguments

    static func main() {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        do {
            let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()), locale: locale)
            exit(Program(arguments: arguments).run().rawValue)
        } catch {
            complain(Words.failure(error)[Language(locale: locale)])
            exit(Status.couldNotRun.rawValue)
        }
    }

    func run() -> Status {
        switch arguments.command {
        case .help:
            print(Words.usage[arguments.language])
            return .clean
        case .verify(let names, let asJSON, let strict): return verify(names: names, asJSON: asJSON, strict: strict)
        case .newEntry(let path):
            return create { (writer) throws(SkeletonWriter.Failure) in try writer.writeEntry(path) }
        case .newQuestion(let id):
            return create { (writer) throws(SkeletonWriter.Failure) in try writer.writeQuestion(id) }
        case .compile(let output): return compile(to: output)
        }
    }

    private func verify(names: [String], asJSON: Bool, strict: Bool) -> Status {
        guard let reading = read() else { return .couldNotRun }
        var issues = reading.issues
        if !names.isEmpty {
            if let unknown = names.first(where: { name in
                !(reading.entryFolders + reading.questionFolders).contains { isIn($0, name) }
            }) {
                Self.complain(Words.unknownName(unknown)[arguments.language])
                return .couldNotRun
            }
            issues = issues.filter { issue in names.contains { isIn(issue.place.file, $0) } }
        }
        let report = IssueReport(folder: arguments.knowledge, language: arguments.language, issues: issues)
        if asJSON {
            print(report.json(entries: reading.entryFolders.count, questions: reading.questionFolders.count))
        } else {
            for line in report.lines { print(line) }
            print(Words.summary(reading, issues: issues)[arguments.language])
        }
        let counts = issues.contains { strict || $0.level == .error }
        return counts ? .problems : .clean
    }

    /// Whether a path is, or lies in, the folder that a name or the path's beginning names.
    private func isIn(_ path: String, _ name: String) -> Bool {
        path.split(separator: "/").contains { $0 == name } || ("/" + path + "/").contains("/" + name + "/")
    }

    private func create(_ write: (SkeletonWriter) throws(SkeletonWriter.Failure) -> String) -> Status {
        do throws(SkeletonWriter.Failure) {
            print(Words.created(try write(SkeletonWriter(root: arguments.knowledge)))[arguments.language])
            return .clean
        } catch {
            Self.complain(Words.failure(error)[arguments.language])
            return .couldNotRun
        }
    }

    private func compile(to output: String) -> Status {
        guard let reading = read() else { return .couldNotRun }
        guard let knowledge = reading.knowledge else {
            let errors = reading.issues.filter { $0.level == .error }
            let report = IssueReport(folder: arguments.knowledge, language: arguments.language, issues: errors)
            for line in report.lines { Self.complain(line) }
            Self.complain(Words.notCompiled()[arguments.language])
            return .problems
        }
        do {
            try KnowledgeFile.write(knowledge, to: output)
            return .clean
        } catch {
            Self.complain(Words.notWritten(output, error)[arguments.language])
            return .couldNotRun
        }
    }

    private func read() -> KnowledgeReading? {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: arguments.knowledge, isDirectory: &isFolder), isFolder else {
            Self.complain(Words.noFolder(arguments.knowledge)[arguments.language])
            return nil
        }
        return KnowledgeReader.read(arguments.knowledge)
    }

    private static func complain(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
