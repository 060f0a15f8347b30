import KnowledgeModel
import Patterns
import Testing

@testable import PickerHelp

/// The pattern in which an interview ends: the one that fits the facts, with the person's own names in it.
@Suite("Code at an interview's end")
struct InterviewPatternTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var entry: String
        var answers: [String: String]
        var code = CodeFacts()
        var pattern: String
        var facts: PatternFacts
        var testDescription: String { "\(entry): \(pattern)" }
    }

    static let cases = [
        Case(
            entry: "missing-tag", answers: ["selection-type": "enumeration", "option-source": "enum-cases"],
            code: CodeFacts(
                names: [.selectionType: "Theme", .selection: "theme", .title: "Appearance"], isOptional: false,
                imports: ["SwiftUI"]),
            pattern: "enum-picker", facts: PatternFacts(names: [.selectionType: "Theme", .title: "Appearance"])),
        Case(
            entry: "missing-tag",
            answers: ["selection-type": "optional", "tag-type": "missing", "option-source": "array", "style": "menu"],
            code: CodeFacts(
                names: [.selectionType: "Theme", .selection: "colors", .options: "all"], isOptional: true,
                imports: ["SwiftUI"]),
            pattern: "optional-selection",
            facts: PatternFacts(
                values: [.style: "menu"], names: [.selectionType: "Theme", .selection: "colors", .options: "all"])),
        Case(
            entry: "missing-tag", answers: ["selection-type": "identifier", "option-source": "array"],
            pattern: "model-by-id", facts: PatternFacts()),
        Case(
            entry: "tag-type-mismatch",
            answers: [
                "selection-type": "optional", "option-source": "array", "container": "form-or-list",
                "tag-type": "string",
            ],
            code: CodeFacts(
                names: [.selectionType: "Venue", .selection: "destination", .options: "venues"], isOptional: true,
                imports: ["SwiftUI"], within: ["selection-type": "identifier"]),
            pattern: "model-by-id",
            facts: PatternFacts(
                values: [.optional: "yes"], names: [.selectionType: "Venue", .selection: "destination"])),
        Case(
            entry: "model-object-selection", answers: ["option-source": "query", "selection-type": "optional"],
            code: CodeFacts(isOptional: true, imports: ["SwiftUI", "CoreData"]),
            pattern: "core-data-id", facts: PatternFacts(values: [.optional: "yes"])),
        Case(
            entry: "model-object-selection", answers: ["option-source": "query", "selection-type": "model"],
            code: CodeFacts(isOptional: false, imports: ["SwiftUI", "SwiftData"]),
            pattern: "swiftdata-id", facts: PatternFacts()),
        Case(
            entry: "tag-type-mismatch", answers: ["selection-type": "int", "option-source": "array"],
            pattern: "changing-options", facts: PatternFacts(values: [.selection: "number"])),
        Case(
            entry: "initial-selection-not-in-options", answers: ["selection-type": "string", "option-source": "array"],
            code: CodeFacts(
                names: [.selectionType: "String", .selection: "flavour", .options: "flavours"], isOptional: false,
                imports: ["SwiftUI"]),
            pattern: "changing-options",
            facts: PatternFacts(
                names: [
                    .selectionType: "String", .selection: "flavour", .options: "flavours", .view: "FlavourPicker",
                    .title: "Flavour",
                ])),
        // No code for a type of the person's own where texts or numbers are selected, and none that declares theirs again.
        Case(
            entry: "missing-tag", answers: ["selection-type": "string", "option-source": "written-out"],
            code: CodeFacts(
                names: [.selectionType: "String", .selection: "country"], isOptional: false, imports: ["SwiftUI"],
                declaresType: false),
            pattern: "changing-options",
            facts: PatternFacts(
                names: [
                    .selectionType: "String", .selection: "country", .options: "options", .view: "CountryPicker",
                    .title: "Country",
                ])),
        Case(
            entry: "missing-tag", answers: ["selection-type": "enumeration", "option-source": "enum-cases"],
            code: CodeFacts(
                names: [.selectionType: "Theme"], isOptional: false, imports: ["SwiftUI"], declaresType: true),
            pattern: "enum-picker", facts: PatternFacts(names: [.selectionType: "Theme"], isBare: true)),
        // UIKit need not be imported before.
        Case(
            entry: "wheel-touch-area-exceeds-frame", answers: ["style": "wheel"],
            code: CodeFacts(isOptional: false, imports: ["SwiftUI"]),
            pattern: "wheels-side-by-side", facts: PatternFacts()),
        // A name that is another thing's in the code, a type inside another one, a title for no terminal.
        Case(
            entry: "missing-tag", answers: ["selection-type": "optional", "option-source": "enum-cases"],
            code: CodeFacts(
                names: [.selectionType: "Model.Kind", .selection: "option", .title: "a\u{1B}[2J"], isOptional: true),
            pattern: "enum-picker",
            facts: PatternFacts(values: [.optional: "yes"], names: [.selectionType: "Model.Kind"], isBare: true)),
        Case(
            entry: "plain-tag-under-optional-selection", answers: ["option-source": "enum-cases"],
            pattern: "enum-picker", facts: PatternFacts(values: [.optional: "yes"], sdk: Version("15.0"))),
    ]

    @Test("The pattern that fits, with the facts", arguments: cases)
    func fitting(example: Case) throws {
        let help = try KnowledgeBase()
        var diagnosis = try help.startDiagnosis()
        for (question, answer) in example.answers.sorted(by: { $0.key < $1.key }) {
            try diagnosis.readInCode(#require(Identifier(question)), #require(Identifier(answer)))
        }
        diagnosis.code = example.code
        let slug = try #require(Slug(example.entry))
        let entry = try #require(try help.entry(named: slug))
        let suggestion = try #require(try diagnosis.patterns(for: entry).first)
        #expect(suggestion.id.text == example.pattern)
        #expect(suggestion.facts == example.facts)
        let pattern = try #require(try help.pattern(named: suggestion.id))
        let code = try help.code(of: pattern, facts: suggestion.facts)
        #expect(code.ignored.isEmpty)
        #expect(code.code.contains("?") || suggestion.facts.isOptional != true)
        for name in suggestion.facts.names.values { #expect(code.code.contains(name)) }
    }

    @Test("What the code gives outlives saving, and an interview of before is read")
    func saved() throws {
        let help = try KnowledgeBase()
        var diagnosis = try help.startDiagnosis()
        #expect(diagnosis.saved(language: .english).code == nil)
        diagnosis.code = CodeFacts(names: [.selectionType: "Theme"], isOptional: true, imports: ["SwiftUI"])
        let saved = diagnosis.saved(language: .english)
        #expect(try help.resume(saved).code == diagnosis.code)
        #expect(try help.resume(saved).rewound(to: 0).code == diagnosis.code)
        #expect(try help.resume(SavedDiagnosis(schema: 1, language: .english, events: [])).code == nil)
    }

    @Test("An explanation ends in what the entry itself says of the code")
    func explained() throws {
        let help = try KnowledgeBase()
        func facts(_ slug: String) throws -> PatternSuggestion? {
            let name = try #require(Slug(slug))
            return try help.patterns(for: try #require(try help.entry(named: name))).first
        }
        #expect(
            try facts("nil-tag-does-not-compile")
                == PatternSuggestion(id: try #require(PatternID("optional-selection"))))
        #expect(try facts("multi-selection-unsupported")?.id.text == "several-choices")
    }

    @Test("Whatever is answered, there is code for every pattern")
    func everyAnswer() throws {
        let help = try KnowledgeBase()
        let entry = try #require(try help.entry(named: Slug(fixed: "missing-tag")))
        let patterns = try help.patterns().map { try #require(try help.pattern(named: $0.id)) }
        let names: [PatternName: String] = [
            .selectionType: "Model.Kind", .selection: "body", .options: "class", .title: "It's \"so\"",
        ]
        let answers = try help.questions().flatMap { question in
            question.answers.filter { $0.means != nil || !$0.code.isEmpty }.map { (question.id, $0.id) }
        }
        #expect(answers.count > 20 && patterns.count > 20)
        for (question, answer) in answers {
            let ranking = PatternRanking(
                help, entry: entry, known: [question: answer], code: CodeFacts(names: names))
            for suggestion in try ranking.ranked(patterns.map(\.id)) {
                let pattern = try #require(patterns.first { $0.id == suggestion.id })
                #expect(try help.code(of: pattern, facts: suggestion.facts).ignored.isEmpty, "\(suggestion)")
            }
        }
    }
}
