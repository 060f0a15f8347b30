import KnowledgeFormat
import KnowledgeModel
import SampleJudging

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Issues as a person or a program reads them.
struct IssueReport {
    /// The path of the knowledge's folder as the user gave it.
    let folder: String
    let language: Language
    let issues: [FormatIssue]

    /// One line an issue.
    var lines: [String] { issues.map { $0.line(in: language, folder: folder) } }

    /// The issues and their number as one JSON object.
    ///
    /// - Parameter verdict: what came out about the samples; nil where they were not judged.
    func json(_ reading: KnowledgeReading, _ verdict: SampleVerifier.Verdict?) -> String {
        let errors = issues.count { $0.level == .error }
        let document = Document(
            issues: issues.map(row),
            summary: Document.Summary(
                entries: reading.entryFolders.count, questions: reading.questionFolders.count,
                samplesCompiled: verdict?.compiled, samplesRun: verdict?.run, errors: errors,
                warnings: issues.count - errors))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(document)).flatMap { String(data: $0, encoding: .utf8) } ?? "{}"
    }

    private func row(_ issue: FormatIssue) -> Document.Row {
        Document.Row(
            level: issue.level.rawValue, path: folder + "/" + issue.place.file, line: issue.place.line,
            keyPath: issue.place.keyPath, problem: issue.statement(in: language),
            suggestion: issue.advice(in: language))
    }

    private struct Document: Encodable {
        struct Row: Encodable {
            var level: String
            var path: String
            var line: Int?
            var keyPath: String?
            var problem: String
            var suggestion: String
        }

        struct Summary: Encodable {
            var entries: Int
            var questions: Int
            var samplesCompiled: Int?
            var samplesRun: Int?
            var errors: Int
            var warnings: Int
        }

        var schema = 1
        var issues: [Row]
        var summary: Summary
    }
}
