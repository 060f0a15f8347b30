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
    /// What a safe repair makes of the fault's sample is the repaired sample.
    @Test(arguments: ["state-init-from-outside", "implicit-animation-on-appear"])
    func aSafeRepairGivesTheRepairedSample(_ slug: String) throws {
        let checked = try #require(CheckedEntry.all.first { $0.entry.slug.text == slug })
        let before = try #require(checked.samples.first { $0.name == "Before.swift" }?.text)
        let after = try #require(checked.samples.first { $0.name == "After.swift" }?.text)
        var bytes = Array(before.utf8)
        let repairs = CheckedEntry.findings(before, checked.options).compactMap(\.repair).filter(\.isSafe)
        for edit in repairs.flatMap(\.edits).reversed() {
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        #expect(
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
                == after.split(separator: "\n").dropFirst())
    }

    @Test(
        arguments:
            StateVariants.all + PerformanceVariants.all + PlatformVariants.all + NameVariants.all + JudgedVariants.all)
    func onlyTheFaultIsFound(_ variant: Variant) throws {
        let options = CheckOptions(
            sdk: variant.sdk, platforms: variant.platforms, only: [try #require(Slug(variant.slug))])
        let findings = CheckedEntry.findings(variant.text, options)
        #expect(findings.map(\.span.start.line) == variant.lines, "\(findings.map(\.testDescription))")
    }
}
