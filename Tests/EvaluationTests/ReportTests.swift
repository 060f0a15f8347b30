import EvaluationReport
import Foundation
import SampleJudging
import Samples
import Testing

/// The code that people reported as faulty, and what they were told to write instead, put to the evaluator.
@Suite struct ReportTests {
    /// A report as `reports.jsonl` has it.
    struct Report: Decodable, Sendable {
        var id: String
        /// The entry about its cause.
        var slug: String
        var isFault: Bool
        var faulty: String?
        var fixed: String?
        /// Why the evaluator is to disagree with the report; must go when it no longer does.
        var disagreement: [String: String]?
    }

    /// A row of the table.
    struct Row: Sendable {
        var report: String
        var side: String
        var expected: String
        var found: String
        var disagreement: String?

        var isAsExpected: Bool { found.hasPrefix(expected) }
    }

    static func reports() throws -> [Report] {
        let file = Project.root.appending(path: "Tests/EvaluationTests/reports.jsonl")
        let decoder = JSONDecoder()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { try decoder.decode(Report.self, from: Data($0.utf8)) }
    }

    @Test func reportedCodeDoesWhatWasReported() throws {
        var rows: [Row] = []
        for variant in StandIn.Variant.allCases { rows += try Self.rows(over: variant) }
        rows.sort { ($0.report, $0.side) < ($1.report, $1.side) }
        for row in rows {
            print("\(row.report) \(row.side): \(row.expected); found: \(row.found)")
            if row.isAsExpected {
                #expect(row.disagreement == nil, "\(row.report) \(row.side) is as expected: remove the explanation")
            } else {
                #expect(row.disagreement != nil, "\(row.report) \(row.side): \(row.expected), found \(row.found)")
            }
        }
        #expect(rows.count { $0.isAsExpected } > 60)
    }

    /// What each report's code does; faults of the older SDK are looked at there.
    private static func rows(over variant: StandIn.Variant) throws -> [Row] {
        let old = Project.oldFaults()
        let visible = try visibleFaults()
        var expected: [String: Row] = [:]
        var samples: [SampleFile] = []
        for report in try reports() where (old.contains(report.slug) && report.isFault) == (variant == .before) {
            for (side, code) in [("faulty", report.faulty), ("fixed", report.fixed)] {
                guard let code else { continue }
                let name = "reports/\(report.id)/\(side)"
                let misbehaves = side == "faulty" && report.isFault && visible.contains(report.slug)
                expected[name] = Row(
                    report: report.id, side: side, expected: misbehaves ? "misbehaves" : "works", found: "is not run",
                    disagreement: report.disagreement?[side])
                samples.append(SampleFile(path: name, text: "// work\nimport SwiftUI\n\n\(code)\n"))
            }
        }
        let evaluations = try Project.evaluations(of: samples, variant, folder: "reports-\(variant.rawValue)")
        for evaluation in evaluations.all {
            expected[evaluation.sample.name]?.found = "\(evaluation.report.outcome)"
        }
        for sample in evaluations.withoutView {
            expected[sample.name]?.found = "is not run: no view that can be made"
        }
        for (sample, errors) in evaluations.refused {
            expected[sample.name]?.found = "is not run: \(errors.first?.message ?? "")"
        }
        return Array(expected.values)
    }

    /// The entries whose fault the evaluator sees.
    private static func visibleFaults() throws -> Set<String> {
        Set(
            try Project.samples().filter { $0.declaredFaults?.isEmpty == false }.map { $0.slug })
    }
}
