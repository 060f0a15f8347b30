import KnowledgeModel
import Patterns
import Testing

@testable import PickerHelp
@testable import StyleAdvice

/// The commands that advice ends in.
@Suite("Code for advice")
struct AdviceCodeTests {
    /// What advice may ask, for each control on each release that has it: what the choice of a pattern looks at, in full.
    private static func requests(on platform: Applicability.Platform) throws -> Set<PatternRequest> {
        let releases = Set(ChoiceControl.all.compactMap { ControlAvailability.of($0).since[platform] })
        let containers: [Situation.Container?] = Situation.Container.allCases + [nil]
        var requests: Set<PatternRequest> = []
        for release in releases {
            let controls = Candidates.existing(on: platform, release)
            for container in containers {
                for flags in 0..<16 {
                    let situation = Situation(
                        optionCount: flags & 8 == 0 ? 12 : nil, optionsChange: flags & 8 != 0, container: container,
                        platform: platform, minimumOS: release, mayBeNone: flags & 1 != 0,
                        needsSearch: flags & 2 != 0, needsSeveral: flags & 4 != 0)
                    let ground = try Ground(situation)
                    for control in controls { requests.formUnion(ControlPatterns.patterns(for: control, on: ground)) }
                }
            }
        }
        return requests
    }

    @Test("Each command makes code, and no fact of it is passed over", arguments: Applicability.Platform.allCases)
    func commands(platform: Applicability.Platform) throws {
        let help = try KnowledgeBase()
        var makers: [String: PatternMaker] = [:]
        for heading in try help.patterns() {
            makers[heading.id.text] = try PatternMaker(try #require(try help.pattern(named: heading.id)))
        }
        var fitted: Set<PatternRequest> = []
        var lost: Set<PatternRequest> = []
        for request in try Self.requests(on: platform) {
            let maker = try #require(makers[request.id], "advice names \(request.id), which the knowledge lacks")
            let own = PatternFit(maker).fitted(request)
            fitted.insert(own)
            let offered = maker.pattern.parameters[.style] ?? []
            let style = request.style.map(\.rawValue)
            if let style, offered.count > 1, offered.contains(style), own.style?.rawValue != style {
                lost.insert(request)
            }
            if own.platform != request.platform, own.reach == nil { lost.insert(request) }
        }
        #expect(!fitted.isEmpty)
        #expect(lost == [])
        for request in fitted {
            let id = try #require(PatternID(request.id))
            let code = try #require(try help.pattern(id: id, facts: PatternFit.facts(request)))
            #expect(code.ignored == [], "\(request.words)")
            #expect(code.code.hasSuffix("}\n"))
        }
    }

    @Test(
        "Where the release is too old, the code is for the oldest that the pattern has", arguments: ["15", "16", "17"])
    func oldest(release: String) throws {
        let situation = Situation(optionCount: 250, minimumOS: Version(release))
        let request = try #require(
            try KnowledgeBase().withCode(try KnowledgeBase.advise(on: situation)).patterns.first)
        #expect(request.id == "searchable-list")
        #expect(request.minimumOS == Version(release == "15" ? "16" : release))
        #expect(request.reach?.since == (release == "15" ? Version("16") : nil))
    }

    @Test(
        "The user's own type is in the command where the pattern takes it",
        arguments: [("Theme", ["--selection-type", "Theme"]), ("String", []), ("Bool", []), ("class", [])])
    func types(type: String, words: [String]) throws {
        let advice = try KnowledgeBase.advise(on: Situation(optionCount: 8, container: .form))
        let command = try #require(try KnowledgeBase().withCode(advice, selectionType: type).patterns.first).words
        #expect(command == ["pattern", "enum-picker"] + words + ["--style", "menu", "--container", "form"])
    }
}
