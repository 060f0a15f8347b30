import KnowledgeModel
import Testing

@testable import Patterns

/// Facts that do not go together are refused, those that have no say are told, the rest decides the code.
@Suite struct ChoiceTests {
    private static func pattern() throws -> Pattern {
        var pattern = try Book.pattern("enum-picker")
        pattern.availability = [
            Pattern.Availability(platform: .iOS, since: Version(major: 15)),
            Pattern.Availability(platform: .macOS, since: Version(major: 12)),
        ]
        pattern.insteadOfOlder = PatternID(fixed: "model-by-id")
        pattern.limits = [
            Pattern.Limit(
                when: [.style: ["wheel"], .container: ["list", "stack"]],
                reason: Localized(english: "no room", chinese: "空间不足"), instead: PatternID(fixed: "optional-selection"))
        ]
        return pattern
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        var facts: PatternFacts
        var refusal: PatternRefusal
        var testDescription: String { "\(refusal)" }
    }

    @Test(arguments: [
        Refused(
            facts: PatternFacts(values: [.style: "palette"]),
            refusal: .valueNotOffered(
                .style, value: "palette",
                offered: ["automatic", "menu", "inline", "navigationLink", "radioGroup", "segmented", "wheel"])),
        Refused(
            facts: PatternFacts(values: [.style: "wheel", .platform: "macOS"]),
            refusal: .styleUnavailable("wheel", on: .macOS, since: nil)),
        Refused(
            facts: PatternFacts(values: [.style: "navigationLink"], minimumOS: Version(major: 15)),
            refusal: .styleUnavailable("navigationLink", on: .iOS, since: Version(major: 16))),
        Refused(
            facts: PatternFacts(values: [.platform: "watchOS"]),
            refusal: .platformUnavailable(.watchOS, offered: [.iOS, .macOS])),
        Refused(
            facts: PatternFacts(minimumOS: Version(major: 14)),
            refusal: .systemTooOld(.iOS, since: Version(major: 15), instead: PatternID(fixed: "model-by-id"))),
        Refused(
            facts: PatternFacts(values: [.style: "wheel", .container: "stack"]),
            refusal: .impossible(
                reason: Localized(english: "no room", chinese: "空间不足"), instead: PatternID(fixed: "optional-selection"))
        ),
        Refused(
            facts: PatternFacts(names: [.selectionType: "Int"]), refusal: .typeUnsuited("Int", offered: [.own])),
    ])
    func whatDoesNotGoTogetherIsRefused(_ refused: Refused) throws {
        let maker = try PatternMaker(try Self.pattern())
        #expect(throws: refused.refusal) { try maker.make(refused.facts) }
    }

    @Test func theStyleDecidesThePlatform() throws {
        let maker = try PatternMaker(try Self.pattern())
        #expect(try maker.make(PatternFacts(values: [.style: "radioGroup"])).platform == .macOS)
        #expect(try maker.make(PatternFacts()).platform == .iOS)
        #expect(try maker.make(PatternFacts(values: [.style: "navigationLink"])).since == Version(major: 16))
    }

    @Test func factsWithoutASayAreTold() throws {
        let maker = try PatternMaker(try Self.pattern())
        let facts = PatternFacts(
            values: [.options: "async", .style: "menu", .platform: "iOS"], sdk: Version(major: 15),
            names: [.options: "all", .view: "V"], isBare: true)
        #expect(try maker.make(facts).ignored == [.parameter(.options), .name(.options)])
    }

    @Test func combinationsThatAreRefusedAreLeftOut() throws {
        let all = try PatternCombinations(try Self.pattern())
        #expect(all.refused > 0 && Set(all.programs.map(\.code.code)).count > 20)
        #expect(!all.programs.contains { $0.code.values[.style] == "wheel" && $0.code.values[.container] != "form" })
        #expect(Set(all.programs.compactMap(\.facts.sdk)) == [Version(major: 15)])
    }
}
