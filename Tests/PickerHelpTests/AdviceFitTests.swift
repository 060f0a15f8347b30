import KnowledgeModel
import Patterns
import StyleAdvice
import Testing

@testable import PickerHelp

/// The code that advice ends in is that of its first line, in the place and with the options that were told.
@Suite("Code that fits the advice")
struct AdviceFitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var sentence: String
        var situation: Situation
        /// What the code has.
        var has: [String]
        var lacks: [String] = []

        var testDescription: String { sentence }
    }

    static let cases = [
        // Options of symbols: a picture with a name in segments, a label elsewhere.
        Case(
            sentence: "three view modes as icons in a toolbar",
            situation: Situation(
                optionCount: 3, switching: .often, container: .toolbar, platform: .macOS, optionKind: .icon),
            has: ["ToolbarItem(", "Image(systemName: option.symbol)", ".accessibilityLabel(Text(option.title))"],
            lacks: ["Text(option.title).tag", "Label(option.title"]),
        Case(
            sentence: "eight icons in a form",
            situation: Situation(optionCount: 8, container: .form, optionKind: .icon),
            has: ["Label(option.title, systemImage: option.symbol)", "Form {"]),
        Case(
            sentence: "five icons in a menu", situation: Situation(optionCount: 5, container: .menu, optionKind: .icon),
            has: ["Menu {", "Label(option.title, systemImage: option.symbol)"]),
        Case(
            sentence: "context menu with a row of 5 color dots",
            situation: Situation(optionCount: 5, container: .menu, optionKind: .icon),
            has: [".contextMenu {", ".tint(option.color)", "Label(option.title, systemImage:"], lacks: [".toolbar"]),
        // The control of the first line.
        Case(
            sentence: "six sort orders in a toolbar", situation: Situation(optionCount: 6, container: .toolbar),
            has: ["ToolbarItem(", ".pickerStyle(.menu)"], lacks: ["Menu {"]),
        Case(
            sentence: "six in a toolbar of Catalyst",
            situation: Situation(optionCount: 6, container: .toolbar, platform: .macCatalyst), has: ["Menu {"]),
        Case(
            sentence: "several of 15 on the Mac, in a list",
            situation: Situation(optionCount: 15, container: .list, platform: .macOS, needsSeveral: true),
            has: ["List(", "selection: $chosen)"], lacks: ["Toggle("]),
        Case(
            sentence: "up to 3 interests of 40, with search, in a sheet",
            situation: Situation(optionCount: 40, container: .sheet, needsSearch: true, needsSeveral: true),
            has: [".searchable(text: $term)", "Set<Interest.ID>", ".sheet(", "Button(\"Done\")"]),
        // The place.
        Case(
            sentence: "four plans with price in a sheet",
            situation: Situation(optionCount: 4, container: .sheet, optionKind: .rich),
            has: [".sheet(", "NavigationStack {", ".navigationTitle(", "Button(\"Done\")", "PlanSummary("]),
        Case(
            sentence: "twenty tags in a sheet, several",
            situation: Situation(optionCount: 20, container: .sheet, needsSeveral: true),
            has: [".sheet(", "NavigationStack {", ".navigationTitle(", "Button(\"Done\")", "Set<Topping>"]),
        Case(
            sentence: "a dozen tags or none in a popover",
            situation: Situation(optionCount: 12, container: .popover, platform: .iPadOS, mayBeNone: true),
            has: [".popover(", "tag(nil as "]),
        Case(
            sentence: "two in a popover on the Mac",
            situation: Situation(optionCount: 2, space: .compact, container: .popover, platform: .macOS),
            has: [".popover(", ".pickerStyle(.segmented)"]),
        Case(
            sentence: "twelve on the watch", situation: Situation(optionCount: 12, platform: .watchOS),
            has: ["List {"], lacks: ["Form {"]),
        Case(
            sentence: "eight on TV", situation: Situation(optionCount: 8, platform: .tvOS), has: ["List {"],
            lacks: ["Form {"]),
        // Options that are loaded.
        Case(
            sentence: "loaded from a server, in a form on iPad",
            situation: Situation(optionsChange: true, container: .form, platform: .iPadOS),
            has: ["async throws", "ProgressView()", ".pickerStyle(.navigationLink)", "Form {"]),
        Case(
            sentence: "hundreds of tags from the server", situation: Situation(optionCount: 300, optionsChange: true),
            has: ["async throws", ".searchable(text: $term)", "Try again"]),
        Case(
            sentence: "服务器返回的标签，可以多选",
            situation: Situation(optionsChange: true, needsSeveral: true), has: ["async throws", "Set<Interest.ID>"]),
        Case(
            sentence: "users can add options", situation: Situation(optionsChange: true, container: .form),
            has: ["let "], lacks: ["async throws"]),
        // Where the platform has a search.
        Case(
            sentence: "80 fonts with search on the Mac",
            situation: Situation(optionCount: 80, platform: .macOS, needsSearch: true),
            has: [".searchable(text: $term)", ".buttonStyle(.plain)"]),
        Case(
            sentence: "65 sizes in the toolbar of the Mac",
            situation: Situation(optionCount: 65, container: .toolbar, platform: .macOS),
            has: [".searchable(text: $term)", ".popover("]),
    ]

    @Test("The first code has what was told", arguments: cases)
    func code(fit: Case) throws {
        let help = try KnowledgeBase()
        let advice = try help.withCode(try KnowledgeBase.advise(on: fit.situation), sentence: fit.sentence)
        let suggestion = try #require(advice.patterns.first)
        let code = try #require(try help.code(of: suggestion)).code
        for part in fit.has { #expect(code.contains(part), "\(suggestion.id): no \(part) in\n\(code)") }
        for part in fit.lacks { #expect(!code.contains(part), "\(suggestion.id): \(part) in\n\(code)") }
        #expect(suggestion.reach == nil)
    }

    @Test(
        "The first code has the control of the first line, wherever it stands",
        arguments: Applicability.Platform.allCases)
    func everySituation(platform: Applicability.Platform) throws {
        let help = try KnowledgeBase()
        var makers: [PatternID: PatternMaker] = [:]
        for heading in try help.patterns() {
            makers[heading.id] = try PatternMaker(try #require(try help.pattern(named: heading.id)))
        }
        var codes: [PatternSuggestion: String] = [:]
        for situation in Self.situations(on: platform) {
            let advice = try KnowledgeBase.advise(on: situation)
            let wanted = try #require(advice.patterns.first)
            if codes[wanted] == nil {
                let maker = try #require(makers[wanted.id])
                let suggestion = PatternFit(maker).fitted(wanted.facts)
                // Code for another platform says so, and shows it there.
                codes[wanted] = suggestion.reach == nil ? try maker.make(suggestion.facts).code : ""
            }
            guard let code = codes[wanted], !code.isEmpty else { continue }
            let missing = Self.parts(of: advice.recommended.control, situation).filter { part in
                !part.contains(where: code.contains)
            }
            #expect(missing.isEmpty, "\(situation): \(advice.recommended.control) by \(wanted)")
        }
        #expect(codes.values.count { !$0.isEmpty } > 15)
    }

    private static func situations(on platform: Applicability.Platform) -> [Situation] {
        let counts: [Int?] = [2, 4, 6, 12, 30, 300, nil]
        let containers: [Situation.Container?] = Situation.Container.allCases + [nil]
        var all: [Situation] = []
        for container in containers {
            for count in counts {
                for flags in 0..<8 {
                    let kind: Situation.OptionKind? = flags & 1 == 0 ? nil : .icon
                    all.append(
                        Situation(
                            optionCount: count, optionsChange: count == nil, container: container, platform: platform,
                            optionKind: kind, needsSearch: flags & 2 != 0, needsSeveral: flags & 4 != 0))
                }
            }
        }
        return all
    }

    /// What the code of a control has in a situation: of each part one.
    private static func parts(of control: ChoiceControl, _ situation: Situation) -> [[String]] {
        var parts: [[String]] = control.styles.map { [".pickerStyle(.\($0.rawValue))"] }
        switch control {
        case .toggles: parts.append(["Toggle("])
        case .selectableList: parts.append(["List("])
        case .searchableList: parts.append([".searchable("])
        case .rowList: parts.append(["ChoiceRow("])
        case .picker(.automatic): parts = []
        default: break
        }
        if situation.needsSeveral { parts.append(["Set<"]) }
        if situation.optionKind == .icon, control.isPicker, !situation.optionsChange {
            parts.append(["systemImage:", "systemName:"])
        }
        switch situation.container {
        // What selects rows is the content of the sheet.
        case .sheet where control != .selectableList: parts.append([".sheet("])
        case .popover where control != .selectableList && situation.platform != .tvOS && situation.platform != .watchOS:
            parts.append([".popover("])
        default: break
        }
        return parts
    }
}
