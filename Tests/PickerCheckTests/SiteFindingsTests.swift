import Findings
import Testing

@testable import PickerCheck

/// What `facts` tells of the checks: which of their findings belong to which picker.
@Suite struct SiteFindingsTests {
    private static func view(_ members: String, _ body: String) -> [UInt8] {
        Array(
            """
            import SwiftUI
            enum Kind: CaseIterable { case a, b }
            struct Pet: Identifiable, Hashable { let id: Int; var name: String }
            struct Sample: View {
                \(members)
                var body: some View {
                    Form {
                        \(body)
                    }
                }
            }
            """.utf8)
    }

    private static let mismatch = view(
        "@State private var unit = 1",
        """
        Picker("Unit", selection: $unit) { Text("km").tag("km"); Text("mi").tag("mi") }
                    Picker("Other", selection: $unit) { Text("1").tag(1); Text("2").tag(2) }
        """)
    private static let optional = view(
        "@Binding var level: Int?",
        "Picker(\"Level\", selection: $level) { Text(\"1\").tag(1); Text(\"2\").tag(2) }")

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var code: [UInt8]
        var sdk: String?
        var found: [String]
        var elsewhere: [String] = []
    }

    static let cases = [
        Case(testDescription: "tags of another type", code: mismatch, found: ["tag-type-mismatch error"]),
        Case(
            testDescription: "one row without a tag",
            code: view(
                "@Binding var kind: Kind",
                "Picker(\"Kind\", selection: $kind) { Text(\"A\").tag(Kind.a); Text(\"B\") }"),
            found: ["missing-tag warning"]),
        Case(
            testDescription: "a loop's id of another type",
            code: view(
                "@Binding var pet: Pet; let pets: [Pet]",
                "Picker(\"Pet\", selection: $pet) { ForEach(pets, id: \\.name) { pet in Text(pet.name) } }"),
            found: ["foreach-id-differs-from-selection error"]),
        Case(
            testDescription: "plain tags, SDK assumed", code: optional, found: [],
            elsewhere: ["plain-tag-under-optional-selection"]),
        Case(testDescription: "plain tags, new SDK", code: optional, sdk: "26", found: []),
        Case(
            testDescription: "plain tags, old SDK", code: optional, sdk: "15",
            found: ["plain-tag-under-optional-selection error"]),
        Case(
            testDescription: "switched off by a comment",
            code: mismatch + Array("\n// picker-doctor:disable:file tag-type-mismatch\n".utf8), found: []),
    ]

    @Test(arguments: cases)
    func findings(example: Case) throws {
        var options = CheckOptions()
        if let sdk = example.sdk { options.sdk = try #require(Version(sdk)) }
        let report = ProjectCheck(options: options).facts(of: ["A.swift"], in: [("A.swift", example.code)])
        let site = try #require(report.sites.first)
        #expect(site.findings.map { "\($0.slug.text) \($0.severity.rawValue)" } == example.found)
        #expect(site.elsewhere.map(\.slug.text) == example.elsewhere)
        #expect(report.isSDKAssumed == (example.sdk == nil))
        // The second picker of the same view has nothing to do with the first one's tags.
        for other in report.sites.dropFirst() { #expect(other.findings.isEmpty) }
    }

    @Test("A severity of the project's own, and a check that it leaves out")
    func settings() throws {
        let slug = try #require(Slug("tag-type-mismatch"))
        let mild = ProjectCheck(options: CheckOptions(), severities: [slug: .advice])
        let first = mild.facts(of: ["A.swift"], in: [("A.swift", Self.mismatch)]).sites[0]
        #expect(first.findings.map(\.severity) == [.advice])
        var options = CheckOptions()
        options.skip = [slug]
        let none = ProjectCheck(options: options).facts(of: ["A.swift"], in: [("A.swift", Self.mismatch)])
        #expect(none.sites[0].findings.isEmpty)
    }

    /// A test target with a `Text` of its own makes every row of the project one that may have a tag inside.
    private static let standIn = (
        "Tests/StandIn/Text.swift",
        Array("public struct Text: View { public typealias Body = Never; init(_ a: String) {} }".utf8)
    )

    @Test("What the file alone is sure of stays sure beside another file, and that is told")
    func alone() throws {
        let own = ("App/A.swift", Self.mismatch)
        let alone = Checker().report(of: ["App/A.swift"], in: [own])
        let amid = Checker().report(of: ["App/A.swift"], in: [own, Self.standIn])
        #expect(alone.completed.isEmpty)
        #expect(amid.completed.contains(alone.sites[0].span))
        for report in [alone, amid] {
            let site = report.sites[0]
            #expect(site.answers["tag-match"] == "different-type")
            #expect(site.answers["tag-type"] == "string")
            #expect(site.answers["tag-place"] == "on-option")
            #expect(site.findings.map(\.slug.text) == ["tag-type-mismatch"])
        }
        let harmless = ("App/B.swift", Array("struct Other { var text = 1 }".utf8))
        #expect(Checker().report(of: ["App/A.swift"], in: [own, harmless]).completed.isEmpty)
    }
}
