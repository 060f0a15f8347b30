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

    /// A state without a written default, which an initialiser assigns.
    private static let assigned = """
        import SwiftUI
        struct A: View {
            @State private var a: Int?
            init(_ a: Int?) { self.a = a }
            var body: some View { Picker("x", selection: $a) { Text("1").tag(1 as Int?) } }
        }
        """

    /// All samples with all checks and each SDK: only what the table says differs, and what it says is true.
    @Test(arguments: [nil, Set([Applicability.Platform.macOS])])
    func theTableHoldsEveryCheckThatAsksForTheSDK(_ platforms: Set<Applicability.Platform>?) throws {
        var asking: Set<Slug> = []
        for (path, text) in try Project.samples().map({ ($0.path, $0.text) }) + [("assigned", Self.assigned)] {
            let each = Self.releases.map { findings(text, CheckOptions(sdk: $0, platforms: platforms)) }
            for (left, right) in zip(each, each.dropFirst()) {
                asking.formUnion(Set(left).symmetricDifference(right).map(\.slug))
            }
            let report = Checker(options: CheckOptions(platforms: platforms)).check([("A.swift", Array(text.utf8))])
            for finding in report.elsewhere + report.findings where OtherSDKs.slugs.contains(finding.slug) {
                for (release, found) in zip(Self.releases, each) {
                    let isThere = found.contains { $0.slug == finding.slug && $0.span == finding.span }
                    #expect(isThere == finding.sdk.contains(release), "\(path) \(finding.slug) \(release)")
                }
            }
            #expect(Set(report.elsewhere).isDisjoint(with: report.findings))
            #expect(report.invalid.isEmpty, "\(path)")
        }
        let onlyOnTheMac: Set<Slug> = [Slug(fixed: "macos27-hides-menu-symbol-images")]
        #expect(asking == (platforms == nil ? OtherSDKs.slugs.subtracting(onlyOnTheMac) : OtherSDKs.slugs))
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
        #expect(!assumed.findings.contains { $0.slug == slug } && assumed.elsewhere.map(\.slug) == [slug])
        #expect(assumed.elsewhere.first?.sdk == VersionInterval(since: nil, before: .includeOptionalSDK))
        // Who names an SDK is told of that one alone; what is left out is left out with every SDK.
        #expect(report(CheckOptions(sdk: .currentSDK)).elsewhere.isEmpty)
        #expect(report(CheckOptions(sdk: Version(major: 15))).findings.contains { $0.slug == slug })
        #expect(report(CheckOptions(skip: [slug])).elsewhere.isEmpty)
        let silenced = "// picker-doctor:disable:file \(slug)\n" + Self.optional
        #expect(report(CheckOptions(), silenced).elsewhere.isEmpty)
    }
}
