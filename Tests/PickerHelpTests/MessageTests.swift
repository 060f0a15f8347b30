import PickerHelp
import Testing

/// A pasted line leads to its entries, always and everywhere.
struct MessageTests {
    static let line =
        "Picker: the selection \"VALUE\" is invalid and does not have an associated tag, this will give undefined results."

    static let wrappings = [
        "LINE", "2026-03-01 10:11:12.345678+0800 MyApp[123:456] [SwiftUI] LINE", "  LINE\n", "why? LINE please help",
        "控制台打印 LINE 怎么办", "“LINE”", "LINE LINE",
    ]

    static let values = [
        "Optional(3)", "nil", "", "0", "-1", "apple", "Optional(\"a b\")", "Player(name: \"x\", id: 3)", "选项",
    ]

    /// Every entry that lists the general line, or a more special one, and no other, stands before everything else.
    @Test(arguments: wrappings, values)
    func theConsoleLineFindsItsEntriesFirst(wrapping: String, value: String) throws {
        let help = try KnowledgeBase()
        let text = wrapping.replacing("LINE", with: Self.line.replacing("VALUE", with: value))
        guard case .message(let explanation) = try help.explain(text) else {
            Issue.record("not recognised: \(text)")
            return
        }
        let causes = explanation.causes.map(\.heading.slug)
        #expect(causes.count >= 5)
        #expect(abs(explanation.causes.reduce(0) { $0 + $1.share } - 1) < 1e-9)
        let results = try help.search(text, limit: 100).results.map(\.slug)
        #expect(Set(results.prefix(causes.count)) == Set(causes))
        var diagnosis = try help.startDiagnosis()
        #expect(try diagnosis.paste(text))
        #expect(causes.contains(diagnosis.ranking[0].slug))
    }

    /// What the line prints tells something: an optional value means an optional selection.
    @Test(arguments: ["Optional(3)", "nil"])
    func anOptionalValueLeadsToOptionalCauses(value: String) throws {
        let help = try KnowledgeBase()
        let text = Self.line.replacing("VALUE", with: value)
        guard case .message(let explanation) = try help.explain(text) else {
            Issue.record("not recognised: \(text)")
            return
        }
        #expect(explanation.causes.prefix(3).contains { $0.heading.slug.text == "plain-tag-under-optional-selection" })
        #expect(explanation.causes[0].heading.slug.text != "tag-type-mismatch")
    }

    @Test(arguments: [
        ("Generic struct 'Picker' requires that 'Fruit' conform to 'Hashable'", "selection-not-hashable"),
        ("error: generic parameter 'V' could not be inferred", "nil-tag-does-not-compile"),
        (
            "ForEach<Array<Item>, String, Text>: the ID a occurs multiple times within the collection, this will give undefined results!",
            "duplicate-tags-or-ids"
        ),
        (
            "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN",
            "segmented-invalid-selection-crash"
        ),
    ])
    func otherMessagesFindTheirEntry(text: String, slug: String) throws {
        let help = try KnowledgeBase()
        #expect(try help.search(text).results.first?.slug.text == slug)
        guard case .message(let explanation) = try help.explain(text) else {
            Issue.record("not recognised: \(text)")
            return
        }
        #expect(explanation.causes.first?.heading.slug.text == slug)
    }

    @Test(arguments: ["picker is broken", "the selection is invalid", "tag", ""])
    func plainTextIsNoMessage(text: String) throws {
        if case .message = try KnowledgeBase().explain(text) { Issue.record("taken for a message: \(text)") }
    }

    @Test func namesAreExplainedInAnySpelling() throws {
        let help = try KnowledgeBase()
        for text in ["missing-tag", " missing-tag\n", "Missing-Tag"] {
            guard case .entry(let entry) = try help.explain(text) else {
                Issue.record("not found: \(text)")
                continue
            }
            #expect(entry.slug.text == "missing-tag")
        }
        guard case .unknown(let nearest) = try help.explain("mising-tag") else {
            Issue.record("mising-tag is no entry")
            return
        }
        #expect(nearest.first?.text == "missing-tag")
    }
}

/// What the compiler says of a sample is what the entry says that it says.
struct CompilerMessageTests {
    @Test func theMessagesOfFailingSamplesLeadToTheirEntry() throws {
        let base = try KnowledgeBase()
        var count = 0
        for heading in try base.table() {
            let entry = try #require(try base.entry(named: heading.slug))
            for sample in entry.samples.programs {
                guard let message = sample.expectation.message else { continue }
                count += 1
                let isQuoted = entry.prose.english.sections.values.contains { $0.contains(message) }
                let fragment = Self.shape(message)
                let isListed = entry.messages.contains { Self.shape($0.text).contains(fragment) }
                #expect(
                    isQuoted || isListed, "\(heading.slug) does not mention what \(sample.file) makes the compiler say")
            }
        }
        #expect(count >= 5)
    }

    /// A message with everything between quotes left open.
    private static func shape(_ message: String) -> String {
        message.lowercased().replacing(#/'[^']*'/#, with: "'…'")
    }
}
