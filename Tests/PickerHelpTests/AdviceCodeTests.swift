import KnowledgeModel
import Patterns
import Testing

@testable import PickerHelp
@testable import StyleAdvice

/// The commands that advice ends in.
@Suite("Code for advice")
struct AdviceCodeTests {
    /// What advice may ask, for each control on each release that has it: what the choice of a pattern looks at, in full.
    private static func suggestions(on platform: Applicability.Platform) throws -> Set<PatternSuggestion> {
        let releases = Set(ChoiceControl.all.compactMap { ControlAvailability.of($0).since[platform] })
        let containers: [Situation.Container?] = Situation.Container.allCases + [nil]
        var suggestions: Set<PatternSuggestion> = []
        for release in releases {
            let controls = Candidates.existing(on: platform, release)
            for container in containers {
                for flags in 0..<32 {
                    let situation = Situation(
                        optionCount: flags & 8 == 0 ? 12 : nil, optionsChange: flags & 8 != 0, container: container,
                        platform: platform, minimumOS: release, optionKind: flags & 16 == 0 ? nil : .icon,
                        mayBeNone: flags & 1 != 0,
                        needsSearch: flags & 2 != 0, needsSeveral: flags & 4 != 0)
                    let ground = try Ground(situation)
                    let isTold = flags & 16 != 0
                    let hints = CodeHints(areLoaded: isTold, isContextMenu: isTold)
                    for control in controls {
                        suggestions.formUnion(ControlPatterns.patterns(for: control, on: ground, hints))
                    }
                }
            }
        }
        return suggestions
    }

    @Test("Each command makes code, and no fact of it is passed over", arguments: Applicability.Platform.allCases)
    func commands(platform: Applicability.Platform) throws {
        let help = try KnowledgeBase()
        var makers: [PatternID: PatternMaker] = [:]
        for heading in try help.patterns() {
            makers[heading.id] = try PatternMaker(try #require(try help.pattern(named: heading.id)))
        }
        var fitted: Set<PatternSuggestion> = []
        var lost: Set<PatternSuggestion> = []
        for suggestion in try Self.suggestions(on: platform) {
            guard let maker = makers[suggestion.id] else { continue }
            let own = PatternFit(maker).fitted(suggestion.facts)
            fitted.insert(own)
            let offered = maker.pattern.parameters[.style] ?? []
            let style = suggestion.facts.values[.style]
            if let style, style != "automatic", offered.count > 1, offered.contains(style),
                own.facts.values[.style] != style
            {
                lost.insert(suggestion)
            }
            let platform = suggestion.facts.values[.platform]
            if let platform, own.facts.values[.platform] != platform, own.reach == nil { lost.insert(suggestion) }
        }
        #expect(!fitted.isEmpty)
        #expect(lost == [])
        for suggestion in fitted {
            let pattern = try #require(makers[suggestion.id]?.pattern)
            let code = try help.code(of: pattern, facts: suggestion.facts)
            #expect(code.ignored == [], "\(suggestion)")
            #expect(code.code.hasSuffix("}\n"))
        }
    }

    @Test(
        "Where the release is too old, the code is for the oldest that the pattern has", arguments: ["15", "16", "17"])
    func oldest(release: String) throws {
        let situation = Situation(optionCount: 250, minimumOS: Version(release))
        let suggestion = try #require(
            try KnowledgeBase().withCode(try KnowledgeBase.advise(on: situation)).patterns.first)
        #expect(suggestion.id.text == "searchable-list")
        #expect(suggestion.facts.minimumOS == Version(release == "15" ? "16" : release))
        #expect(suggestion.reach?.since == (release == "15" ? Version("16") : nil))
    }

    @Test(
        "The user's own type is in the command, of a pattern that takes it; no other is offered",
        arguments: [
            ("Theme", "enum-picker"), ("String", "changing-options"), ("Int", "changing-options"), ("Bool", nil),
            ("class", nil),
        ] as [(String, String?)])
    func types(type: String, pattern: String?) throws {
        let advice = try KnowledgeBase.advise(on: Situation(optionCount: 8, container: .form))
        let help = try KnowledgeBase()
        let patterns = try help.withCode(advice, names: [.selectionType: type, .selection: "choice"]).patterns
        #expect(patterns.map(\.id.text) == (pattern.map { [$0] } ?? []))
        guard let suggestion = patterns.first else { return }
        #expect(suggestion.facts.names[.selectionType] == type)
        let code = try #require(try help.code(of: suggestion)).code
        #expect(code.contains(": \(type)\n"), "\(code)")
        #expect(!code.contains("Size") && !code.lowercased().contains("printer"), "\(code)")
    }

    @Test("Where the code declares the type, none stands for it")
    func bare() throws {
        let advice = try KnowledgeBase.advise(on: Situation(optionCount: 8, container: .form))
        let help = try KnowledgeBase()
        for isBare in [false, true] {
            let patterns = try help.withCode(advice, names: [.selectionType: "Theme"], isBare: isBare).patterns
            let suggestion = try #require(patterns.first)
            let code = try #require(try help.code(of: suggestion)).code
            #expect(code.contains("enum Theme") != isBare)
            #expect(code.contains("Binding var theme: Theme"))
        }
    }
}
