import KnowledgeFormat
import KnowledgeModel
import SampleJudging

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Program {
    /// Prints every issue of the knowledge, or of what is named.
    ///
    /// - Parameters:
    ///   - names: entries, questions, patterns or areas; everything where there are none.
    ///   - asJSON: whether a program reads the issues.
    ///   - strict: whether warnings count as problems.
    ///   - formOnly: whether samples are neither compiled nor run.
    func verify(names: [String], asJSON: Bool, strict: Bool, formOnly: Bool) -> Status {
        guard let reading = read() else { return .couldNotRun }
        let folders = reading.entryFolders + reading.questionFolders + reading.patternFolders
        if let unknown = names.first(where: { name in !folders.contains { isIn($0, name) } }) {
            Self.complain(Words.unknownName(unknown)[language])
            return .couldNotRun
        }
        let isWanted = { (path: String) in names.isEmpty || names.contains { isIn(path, $0) } }
        var issues = reading.issues.filter { isWanted($0.place.file) }
        var verdict: SampleVerifier.Verdict?
        if !formOnly {
            let patterns = reading.patterns.filter { isWanted("Patterns/\($0.id)") }
            guard let judged = judge(reading, folders: reading.entryFolders.filter(isWanted), patterns) else {
                return .couldNotRun
            }
            verdict = judged
            issues = (issues + judged.issues).sorted { $0.place < $1.place }
        }
        let report = IssueReport(folder: folder, language: language, issues: issues)
        if asJSON {
            print(report.json(reading, verdict))
        } else {
            for line in report.lines { print(line) }
            print(Words.summary(reading, verdict, issues: issues)[language])
        }
        return issues.contains { strict || $0.level == .error } ? .problems : .clean
    }

    /// What the compiler and the evaluator say about the samples of some entries and the code of some patterns; nil, after a
    /// line about it, where they could not be asked.
    private func judge(
        _ reading: KnowledgeReading, folders: [String], _ patterns: [Pattern]
    ) -> SampleVerifier.Verdict? {
        do {
            let knowledge = URL(filePath: folder)
            var verdict = try SampleVerifier(knowledge: knowledge, reading: reading, folders: folders).verdict()
            let root = knowledge.standardizedFileURL.deletingLastPathComponent()
            let code = try PatternVerifier(root: root, patterns: patterns).verdict()
            verdict.issues += code.issues
            verdict.compiled += code.compiled
            verdict.run += code.run
            return verdict
        } catch let failure as StandIn.Failure {
            Self.complain(Words.notJudged(failure)[language])
        } catch {
            Self.complain(Words.notJudged(error)[language])
        }
        return nil
    }

    /// Whether a path is, or lies in, the folder that a name or the path's beginning names.
    private func isIn(_ path: String, _ name: String) -> Bool {
        path.split(separator: "/").contains { $0 == name } || ("/" + path + "/").contains("/" + name + "/")
    }
}
