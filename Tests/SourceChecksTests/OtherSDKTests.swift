import Findings
import KnowledgeModel
import Samples
import SourceChecks
import Testing

@testable import PickerCheck

/// What a check says with one SDK and not with another.
@Suite struct OtherSDKTests {
    private static let releases = [Version(major: 15)] + [16, 26, 27].map { Version(major: $0) }

    private func findings(_ text: String, _ options: CheckOptions) -> [Finding] {
        Checker(options: options).check([("A.swift", Array(text.utf8))]).findings
    }

    /// All samples with all checks and each SDK: only what the table says differs, and what it says is true.
    @Test func theTableHoldsEveryCheckThatAsksForTheSDK() throws {
        var asking: Set<Slug> = []
        for sample in try Project.samples() {
            let each = Self.releases.map { findings(sample.text, CheckOptions(sdk: $0)) }
            for left in each {
                for right in each { asking.formUnion(Set(left).subtracting(right).map(\.slug)) }
            }
            guard !asking.isEmpty else { continue }
            let report = Checker().check([("A.swift", Array(sample.text.utf8))])
            for finding in report.elsewhere + report.findings where OtherSDKs.slugs.contains(finding.slug) {
                for (release, found) in zip(Self.releases, each) {
                    let isThere = found.contains { $0.slug == finding.slug && $0.span == finding.span }
                    #expect(isThere == finding.sdk.contains(release), "\(sample.path) \(finding.slug) \(release)")
                }
            }
            #expect(Set(report.elsewhere).isDisjoint(with: report.findings))
            #expect(report.invalid.isEmpty, "\(sample.path)")
        }
        #expect(asking == OtherSDKs.slugs)
    }

    private static let optional = """
        import SwiftUI
        struct A: View {
            @State private var a: Int?
            var body: some View { Picker("x", selection: $a) { Text("1").tag(1) } }
        }
        """

    @Test func anOptionalSelectionIsServedByTheAssumedSDK() throws {
        let slug = Slug(fixed: "plain-tag-under-optional-selection")
        func report(_ options: CheckOptions, _ text: String = Self.optional) -> CheckReport {
            ProjectCheck(options: options).check([("A.swift", Array(text.utf8))])
        }
        let assumed = report(CheckOptions())
        #expect(assumed.findings.isEmpty && assumed.elsewhere.map(\.slug) == [slug])
        #expect(assumed.elsewhere.first?.sdk == VersionInterval(since: nil, before: .includeOptionalSDK))
        // Who names an SDK is told of that one alone; what is left out is left out with every SDK.
        #expect(report(CheckOptions(sdk: .currentSDK)).elsewhere.isEmpty)
        #expect(report(CheckOptions(sdk: Version(major: 15))).findings.map(\.slug) == [slug])
        #expect(report(CheckOptions(skip: [slug])).elsewhere.isEmpty)
        let silenced = "// picker-doctor:disable:file \(slug)\n" + Self.optional
        #expect(report(CheckOptions(), silenced).elsewhere.isEmpty)
    }
}
