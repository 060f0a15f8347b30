import Findings
import Foundation
import KnowledgeModel
import PickerCheck
import Samples
import Testing

/// The code that people reported as faulty, what they were told to write instead, and what was no fault at all, put to the
/// checks.
///
/// A report counts as soon as the check of its cause is in the catalogue; that all of them are is what `CatalogueTests` sees to.
@Suite struct ReportTests {
    /// A report as `reports.jsonl` has it.
    struct Report: Decodable, Sendable {
        enum CodingKeys: String, CodingKey {
            case id
            case slug = "cause_slug"
            case isNoFault = "not_a_fault"
            case platforms, unseen, neighbours, snippet
            case fixed = "fixed_snippet"
            case minimumOS = "minimum_os"
        }

        var id: String
        /// The entry about its cause.
        var slug: String
        var isNoFault: Bool
        /// The platforms that the report is about; where it names none, those of the entry.
        var platforms: [String]?
        /// The oldest release that the reported app ran on, by platform, where the report turns on it.
        var minimumOS: [String: Int]?
        /// Why its snippet cannot show the fault; must go when a check finds it.
        var unseen: String?
        /// Other entries that tell the same fault of this snippet, each with the reason.
        var neighbours: [String: String]?
        var snippet: String
        var fixed: String?

        /// The slugs that name its fault.
        var slugs: Set<String> { Set((neighbours ?? [:]).keys).union([slug]) }

        /// The entry of its cause, where the catalogue has its check; an alias serves as well.
        var checked: CheckedEntry? {
            CheckedEntry.all.first { $0.entry.slug.text == slug || $0.entry.aliases.contains { $0.text == slug } }
        }

        /// The options of the entry, for the report's platforms and releases.
        func options(of checked: CheckedEntry) -> CheckOptions {
            var options = checked.options
            let named = Set((platforms ?? []).compactMap(Applicability.Platform.init))
            if !named.isEmpty { options.platforms = named }
            for (name, major) in minimumOS ?? [:] {
                if let platform = Applicability.Platform(rawValue: name) {
                    options.minimumOS[platform] = Version(major: major)
                }
            }
            return options
        }
    }

    /// The part of the reports whose fault must be found.
    private static let floor = 0.92
    /// How many reports may say that their snippet cannot show the fault.
    private static let mostUnseen = 8

    static func reports() throws -> [Report] {
        let file = Project.root.appending(path: "Tests/SourceChecksTests/reports.jsonl")
        let decoder = JSONDecoder()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { try decoder.decode(Report.self, from: Data($0.utf8)) }
    }

    @Test func reportedFaultsAreFound() throws {
        let reports = try Self.reports()
        #expect(reports.count == 148 && Set(reports.map(\.id)).count == 148)
        var missed: [String] = []
        var found = 0
        for report in reports where !report.isNoFault {
            guard let checked = report.checked else { continue }
            let slugs = Self.slugs(in: report.snippet, report.options(of: checked))
            if !slugs.isDisjoint(with: report.slugs.union([checked.entry.slug.text])) {
                #expect(report.unseen == nil, "\(report.id) is found: remove the explanation")
                found += 1
            } else if report.unseen == nil {
                missed.append("\(report.id) \(report.slug), found: \(slugs.sorted())")
            }
        }
        #expect(Double(found) >= Self.floor * Double(found + missed.count), "missed: \(missed)")
        #expect(found > 0 && reports.count { $0.unseen != nil } <= Self.mostUnseen)
    }

    @Test func repairedCodeOfReportsIsClean() throws {
        for report in try Self.reports() {
            guard let checked = report.checked, let fixed = report.fixed else { continue }
            let faults = report.slugs.union([checked.entry.slug.text])
            for options in [CheckOptions(), report.options(of: checked)] {
                let findings = CheckedEntry.findings(fixed, options).filter {
                    $0.severity > .advice && faults.contains($0.slug.text)
                }
                #expect(findings.isEmpty, "\(report.id): \(findings.map(\.testDescription))\n\(fixed)")
            }
        }
    }

    @Test func whatIsNoFaultIsNotAccused() throws {
        let innocent = try Self.reports().filter(\.isNoFault)
        #expect(!innocent.isEmpty)
        for report in innocent {
            for code in [report.snippet, report.fixed ?? report.snippet] {
                let findings = CheckedEntry.findings(code, CheckOptions()).filter { $0.severity > .advice }
                #expect(findings.isEmpty, "\(report.id): \(findings.map(\.testDescription))\n\(code)")
            }
        }
    }

    private static func slugs(in text: String, _ options: CheckOptions) -> Set<String> {
        Set(CheckedEntry.findings(text, options).map(\.slug.text))
    }
}
