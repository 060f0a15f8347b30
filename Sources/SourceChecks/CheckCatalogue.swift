import Findings
import KnowledgeModel
import SourceReading

/// All checks, one file each.
package struct CheckCatalogue: Sendable {
    package static let all: [any SourceCheck.Type] = [
        selection, options, state, styleSegmented, styleMenu, styleWheel, styleInline, styleNavigation, layout,
        accessibility, performance, platform, bridging, wrongControl, compile,
    ].flatMap { $0 }

    /// The words that make a file worth parsing.
    package static let words: Set<String> = Set(SiteReader.words + SiteReader.asked + all.flatMap { $0.words })

    private let checks: [any SourceCheck.Type]

    /// - Parameters:
    ///   - only: the checks to run; empty for all.
    ///   - skip: the checks to leave out.
    package init(only: Set<Slug> = [], skip: Set<Slug> = []) {
        checks = Self.all.filter { (only.isEmpty || only.contains($0.slug)) && !skip.contains($0.slug) }
    }

    /// What the checks say of one picker, in the order of the file.
    package func findings(at site: PickerSite, _ context: CheckContext) -> [Finding] {
        checks.flatMap { $0.findings(in: site, context) }.sorted { ($0.span.start, $0.slug) < ($1.span.start, $1.slug) }
    }

    /// What the checks say of a file, in its order.
    package func findings(in file: SourceFile, sites: [PickerSite], _ context: CheckContext) -> [Finding] {
        var findings: [Finding] = []
        for check in checks {
            for site in sites { findings += check.findings(in: site, context) }
            guard check.concerns(file, context) else { continue }
            for word in check.words {
                for token in file.tokens(spelling: word) where !ActivePlatforms.at(token).isEmpty {
                    findings += check.findings(at: token, in: file, context)
                }
            }
        }
        var seen: Set<Finding> = []
        return findings.filter { seen.insert($0).inserted }.sorted {
            ($0.span.start, $0.slug) < ($1.span.start, $1.slug)
        }
    }
}
