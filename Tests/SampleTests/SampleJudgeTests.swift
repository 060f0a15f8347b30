import SampleJudging
import Samples
import Testing

/// The judge itself: it must find what is wrong, and nothing else.
@Suite struct SampleJudgeTests {
    static func sample(_ name: String, _ promise: String, _ body: String, declarations: String = "") -> SampleFile {
        SampleFile(
            path: name,
            text: """
                // \(promise)
                import SwiftUI

                \(declarations)
                struct Example: View {
                    @State private var choice = 1

                    var body: some View {
                        \(body)
                    }
                }

                """)
    }

    static let right = sample("right", "work", #"Picker("A", selection: $choice) { Text("B").tag(1) }"#)
    static let wrong = sample("wrong", "work", #"Picker("A", selection: choice) { Text("B").tag(1) }"#)
    static let refused = sample(
        "refused", "fail to compile with \"Generic parameter 'V' could not be inferred\"",
        #"Picker("A", selection: $choice) { Text("B").tag(nil) }"#)
    static let refusedForAnotherReason = sample(
        "refused for another reason", "fail to compile with \"cannot find\"",
        #"Picker("A", selection: $choice) { Text("B").tag(nil) }"#)
    static let accepted = sample(
        "accepted", "fail to compile with \"cannot find\"",
        #"Picker("A", selection: $choice) { Text("B").tag(1) }"#)
    static let silent = sample("silent", "works", #"Picker("A", selection: $choice) { Text("B").tag(1) }"#)
    static let foreign = sample(
        "foreign", "work", #"Picker("A", selection: $choice) { ForEach([1, 2]) { Text("\($0)") } }"#,
        declarations: "extension Int: @retroactive Identifiable {\n    public var id: Int { self }\n}\n")
    static let leaning = sample(
        "leaning", "work", #"Picker("A", selection: $choice) { ForEach([1, 2]) { Text("\($0)") } }"#)

    @Test(arguments: StandIn.Variant.allCases)
    func theJudgeFindsExactlyTheBreaches(variant: StandIn.Variant) throws {
        let samples = [
            Self.right, Self.wrong, Self.refused, Self.refusedForAnotherReason, Self.accepted, Self.silent,
            Self.foreign, Self.leaning,
        ]
        let breaches = try SampleJudge(standIn: try Project.standIn(), variant: variant).breaches(of: samples)
        let found = Set(breaches.map(\.sample.name))
        #expect(found == ["wrong", "refused for another reason", "accepted", "silent", "leaning"])
    }

    @Test func everyPlatformsBranchIsJudged() throws {
        let sample = Self.sample(
            "branches", "work",
            """
            #if os(watchOS)
            Picker("A", selection: $missing) { Text("B").tag(1) }
            #elseif os(iOS) || os(visionOS)
            Picker("A", selection: $choice) { Text("B").tag(1) }
            #endif
            """)
        let breaches = try SampleJudge(standIn: try Project.standIn(), variant: .since).breaches(of: [sample])
        #expect(breaches.map(\.sample.name) == ["branches, read for watchOS"])
    }

    @Test func privateTextHidesDeclarationsAndKeepsLines() {
        let sample = SampleFile(
            path: "",
            text: """
                // work
                import SwiftUI

                @Observable final class Model {
                    var name = ""
                }
                @Observable
                final class Other {}
                extension Model {}
                extension Model: Hashable {}
                extension Array where Element == Int { var total: Int { 0 } }
                enum Kind: String, CaseIterable { case a }
                private let number = 1
                """)
        let lines = sample.privateText.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 13)
        let hidden = lines.indices.filter { lines[$0].hasPrefix("private ") }
        #expect(hidden == [3, 7, 8, 10, 11, 12])
        #expect(!sample.needsOwnCall)
        #expect(Self.foreign.needsOwnCall)
    }
}
