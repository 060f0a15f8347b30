import KnowledgeModel
import PickerCheck
import SourceChecks
import Testing

/// Code of the same fault in another shape, and code that only looks like it.
struct Variant: CustomTestStringConvertible, Sendable {
    var slug: String
    /// The lines on which the check finds something; none for a near miss.
    var lines: [Int]
    var name: String
    var text: String
    var platforms: Set<Applicability.Platform>?
    var sdk = Version.currentSDK

    var testDescription: String { "\(slug): \(name)" }
}

@Suite struct VariantTests {
    @Test(
        arguments:
            StateVariants.all + PerformanceVariants.all + PlatformVariants.all + NameVariants.all + JudgedVariants.all
            + OwnershipVariants.all + StartVariants.all + OwnNameVariants.all)
    func onlyTheFaultIsFound(_ variant: Variant) throws {
        let options = CheckOptions(
            sdk: variant.sdk, platforms: variant.platforms, only: [try #require(Slug(variant.slug))])
        let findings = CheckedEntry.findings(variant.text, options)
        #expect(findings.map(\.span.start.line) == variant.lines, "\(findings.map(\.testDescription))")
    }
}
