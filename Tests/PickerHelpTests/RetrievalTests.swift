import PickerHelp
import Testing

/// The main job on real input: how people really asked leads to the cause that was found.
struct RetrievalTests {
    /// What the reports reached when they were last measured (`Scripts/measure search`): less is a step back.
    static let floor = (first: 0.85, amongThree: 0.95)

    @Test func reportsFindTheirCause() throws {
        let help = try KnowledgeBase()
        let reports = try Report.known(to: help)
        #expect(reports.count >= 161)
        let ranks = try reports.map { report in
            let results = try help.search(report.query, limit: 50, language: report.language).results
            return results.firstIndex { $0.slug == report.slug || $0.heading.aliases.contains(report.slug) }
        }
        let first = Double(ranks.count { $0 == 0 }) / Double(ranks.count)
        let amongThree = Double(ranks.count { $0.map { $0 < 3 } == true }) / Double(ranks.count)
        #expect(first >= Self.floor.first, "first in \(first)")
        #expect(amongThree >= Self.floor.amongThree, "among the first three in \(amongThree)")
    }
}
