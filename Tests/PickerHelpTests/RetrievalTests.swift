import PickerHelp
import Testing

/// The main job on real input: a report's words lead to its cause.
struct RetrievalTests {
    @Test func reportsFindTheirCause() throws {
        let help = try PickerHelp()
        let reports = try Report.known(to: help)
        var ranks: [Int] = []
        for report in reports {
            let results = try help.search(report.query, limit: 50, language: report.language).results
            let rank = results.firstIndex { $0.slug == report.slug || $0.heading.aliases.contains(report.slug) }
            ranks.append((rank ?? 98) + 1)
            print(ranks.last!, report.id, report.slug, "|", results.prefix(3).map { "\($0.slug) \($0.score)" }, "|", report.query)
        }
        let first = Double(ranks.count { $0 == 1 }) / Double(ranks.count)
        let amongThree = Double(ranks.count { $0 <= 3 }) / Double(ranks.count)
        print("reports", ranks.count, "first", first, "three", amongThree)
        #expect(first >= 0.8)
        #expect(amongThree >= 0.95)
    }
}
