import KnowledgeModel
import SampleJudging
import Samples
import Testing

@testable import Patterns

/// The user's names: they are followed, kept apart, or refused; the code is never broken.
@Suite struct NameTests {
    struct Derived: Sendable, CustomTestStringConvertible {
        var type: String
        var selection: String
        var options: String
        var view: String
        var title: String
        var testDescription: String { type }
    }

    @Test(arguments: [
        Derived(
            type: "Department", selection: "department", options: "departments", view: "DepartmentPicker",
            title: "Department"),
        Derived(
            type: "HomeCategory", selection: "homeCategory", options: "homeCategories", view: "HomeCategoryPicker",
            title: "Home category"),
        Derived(type: "URLKind", selection: "urlKind", options: "urlKinds", view: "URLKindPicker", title: "URL kind"),
        Derived(type: "Status", selection: "status", options: "statuses", view: "StatusPicker", title: "Status"),
        Derived(type: "Day", selection: "day", options: "days", view: "DayPicker", title: "Day"),
        Derived(type: "Class", selection: "selectedClass", options: "allClass", view: "ClassPicker", title: "Class"),
        Derived(
            type: "Option", selection: "selectedOption", options: "allOption", view: "OptionPicker", title: "Option"),
        Derived(type: "部门", selection: "selected部门", options: "all部门", view: "部门Picker", title: "部门"),
        Derived(
            type: "team", selection: "selectedTeam", options: "allTeam", view: "TeamPicker", title: "Team"),
    ])
    func everythingFollowsTheType(_ derived: Derived) throws {
        let maker = try PatternMaker(try Book.pattern("optional-selection"))
        let code = try maker.make(PatternFacts(names: [.selectionType: derived.type])).code
        #expect(code.contains("struct \(derived.type): Hashable"))
        #expect(code.contains("struct \(derived.view): View"))
        #expect(code.contains("let \(derived.options): [\(derived.type)]"))
        #expect(code.contains("@Binding var \(derived.selection): \(derived.type)?"))
        #expect(code.contains("Picker(\"\(derived.title)\", selection: $\(derived.selection))"))
        #expect(code.contains("ForEach(\(derived.options), id"))
    }

    /// A name that leads a key path belongs to whom the path starts from, though the sample type's name is a word of it.
    @Test func namesOfKeyPathsStay() throws {
        let pattern = try Book.pattern("optional-selection")
        let code = "@Environment(\\.teamSize) var teamSize\nlet teamColor = teamSize"
        let renaming = try Renaming(
            pattern, [.selectionType: "Department"], kind: .own, in: SwiftToken.all(in: code))
        #expect(
            renaming.applied(to: SwiftToken.all(in: code))
                == "@Environment(\\.teamSize) var teamSize\nlet departmentColor = teamSize")
    }

    @Test func anExplicitNameBeatsTheDerivedOne() throws {
        let maker = try PatternMaker(try Book.pattern("optional-selection"))
        let names: [PatternName: String] = [
            .selectionType: "Department", .selection: "selection", .options: "all", .view: "Chooser",
            .title: "Say \"\\(x)\"\n",
        ]
        let code = try maker.make(PatternFacts(names: names)).code
        #expect(code.contains(#"Picker("Say \"\\(x)\"\n", selection: $selection)"#))
        #expect(code.contains("@Binding var selection: Department?") && code.contains("let all: [Department]"))
        #expect(code.contains("struct Chooser: View"))
    }

    /// The texts that somebody may give as a name, with what must happen: refused, or made into code that compiles.
    static let hostile = [
        "A{}; import Foundation", "class", "`class`", "Picker", "View", "Text", "Binding", "Self", "Type", "Any",
        "Body", "ID",
        "self", "nil", "true", "_", "__", "$0", "3D", "", " ", "a b", "a.b", "A.", ".A", "A..B", "A<B>", "[Int]",
        "Int??", "?",
        "Optional<Int>", "String", "Int", "UUID", "Bool", "Date", "Void", "Form", "ForEach", "Hashable", "option",
        "options",
        "body", "id", "name", "title", "allCases", "team", "teams", "Team", "size", "Size", "placeID", "places", "🙂",
        "naïve",
        "Größe", "团队", "A\u{200B}B", "A\u{202E}B", "A\nB", "A/*", "*/", "\"", "\\", "\\(x)", "#if", "#endif", "STYLE",
        "CONTAINER", "OPTIONAL", "None", "Menu", "Label", "LocalizedStringKey", "SwiftUI", "Swift", "Foundation",
        "some",
        "async", "await", "get", "set", "open", "lazy", "T", "x", "X", "selection", "content", "label", "Ⅷ",
        "e\u{301}t\u{E9}",
        String(repeating: "a", count: 200),
    ]

    @Test func noNameBreaksTheCode() throws {
        var files: [SampleFile] = []
        var refused = 0
        for pattern in Book.patterns {
            let maker = try PatternMaker(pattern)
            for role in PatternName.allCases where pattern.names[role] != nil {
                for (number, name) in Self.hostile.enumerated() {
                    do {
                        let code = try maker.make(PatternFacts(names: [role: name])).code
                        files.append(
                            SampleFile(path: "\(pattern.id) \(role) \(number) \(name)", text: "// work\n" + code))
                    } catch is PatternRefusal {
                        refused += 1
                        #expect(role != .title, "any text is a title: \(name)")
                    }
                }
            }
        }
        #expect(refused > 100 && files.count > 300)
        let judge = SampleJudge(standIn: try Project.standIn(), variant: .since)
        for breach in try judge.breaches(of: files) { Issue.record("\(breach)\n\(breach.sample.text)") }
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        var name: PatternName
        var text: String
        var refusal: PatternRefusal
        var testDescription: String { "\(name) \(text)" }
    }

    @Test(arguments: [
        Refused(
            name: .selectionType, text: "A{}; import Foundation",
            refusal: .notAName(.selectionType, text: "A{}; import Foundation", .character("{"))),
        Refused(name: .selection, text: "class", refusal: .notAName(.selection, text: "class", .reserved)),
        Refused(name: .view, text: "3D", refusal: .notAName(.view, text: "3D", .digit)),
        Refused(name: .view, text: "", refusal: .notAName(.view, text: "", .empty)),
        Refused(name: .view, text: "Picker", refusal: .nameTaken(.view, text: "Picker")),
        Refused(name: .selection, text: "teams", refusal: .nameTaken(.selection, text: "teams")),
        Refused(name: .selection, text: "option", refusal: .nameTaken(.selection, text: "option")),
        Refused(name: .selectionType, text: "Model.Kind", refusal: .nestedTypeNeedsBare("Model.Kind")),
        Refused(
            name: .selectionType, text: "Date",
            refusal: .typeUnsuited("Date", offered: [.own, .text, .number, .uuid])),
    ])
    func aRefusalSaysWhy(_ refused: Refused) throws {
        let maker = try PatternMaker(try Book.pattern("optional-selection"))
        #expect(throws: refused.refusal) { try maker.make(PatternFacts(names: [refused.name: refused.text])) }
    }

    @Test func aNestedTypeIsUsedWhereItIs() throws {
        let maker = try PatternMaker(try Book.pattern("optional-selection"))
        let code = try maker.make(PatternFacts(names: [.selectionType: "Model.Kind"], isBare: true)).code
        #expect(code.contains("@Binding var kind: Model.Kind?") && code.contains("struct KindPicker: View"))
        #expect(!code.contains("Hashable"))
    }
}
