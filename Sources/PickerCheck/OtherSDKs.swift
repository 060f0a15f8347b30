import SourceChecks
import SourceReading

/// Looks at pickers with other SDKs than the assumed one, for the few checks whose verdict depends on it.
struct OtherSDKs {
    /// The first Xcode releases with a new verdict, as the checks have them.
    private static let turns = [Version.includeOptionalSDK, Version(major: 26), Version(major: 27)]
    /// One release for each stretch between the turns, the oldest first. Xcode 15 comes before 16, and 16 before 26.
    private static let releases = [15, 16, 26, 27].map { Version(major: $0) }
    /// The checks that ask for the SDK; a test compares them with what all checks say with each release.
    static let slugs: Set<Slug> = [
        Slug(fixed: "plain-tag-under-optional-selection"), Slug(fixed: "state-init-from-outside"),
        Slug(fixed: "macos27-hides-menu-symbol-images"),
    ]

    private let catalogue: CheckCatalogue
    private let own: Int

    /// - Parameter options: with the assumed SDK; nil where no check that runs asks for it.
    init?(_ options: CheckOptions) {
        let asking = Self.slugs.filter { options.only.isEmpty || options.only.contains($0) }.subtracting(options.skip)
        guard !asking.isEmpty else { return nil }
        catalogue = CheckCatalogue(only: asking)
        own = Self.turns.count { $0 <= options.sdk }
    }

    /// What tells a finding from others.
    private struct Place: Hashable {
        var slug: Slug
        var span: SourceSpan
    }

    /// Adds to a file's report what other SDKs would bring, and to its findings with which ones they are faults.
    func compare(_ report: inout CheckReport, in file: SourceFile, sites: [PickerSite], _ context: CheckContext) {
        var found: [Place: [Int: Finding]] = [:]
        for index in Self.releases.indices {
            let findings = index == own ? report.findings : findings(with: index, in: file, sites, context)
            for finding in findings where Self.slugs.contains(finding.slug) {
                found[Place(slug: finding.slug, span: finding.span), default: [:]][index] = finding
            }
        }
        for (index, finding) in report.findings.enumerated() {
            guard let all = found.removeValue(forKey: Place(slug: finding.slug, span: finding.span)) else { continue }
            report.findings[index].sdk = Self.interval(around: own, in: Set(all.keys))
        }
        report.elsewhere = found.values.compactMap { all in
            guard let nearest = all.keys.min(by: { (abs($0 - own), $0) < (abs($1 - own), $1) }) else { return nil }
            var finding = all[nearest]
            finding?.sdk = Self.interval(around: nearest, in: Set(all.keys))
            return finding
        }.sorted { ($0.span.start, $0.slug) < ($1.span.start, $1.slug) }
    }

    private func findings(
        with index: Int, in file: SourceFile, _ sites: [PickerSite], _ context: CheckContext
    ) -> [Finding] {
        let other = CheckContext(
            inference: context.inference, sdk: Self.releases[index], platforms: context.platforms,
            minimumOS: context.minimumOS)
        return catalogue.findings(in: file, sites: sites, other)
    }

    /// The releases around one of the stretches in which something is found.
    private static func interval(around index: Int, in found: Set<Int>) -> VersionInterval {
        var (first, last) = (index, index)
        while found.contains(first - 1) { first -= 1 }
        while found.contains(last + 1) { last += 1 }
        return VersionInterval(
            since: first == 0 ? nil : turns[first - 1], before: last == turns.count ? nil : turns[last]) ?? .always
    }
}
