import PickerHelp
import Testing

struct SearchTests {
    /// What a person expects of one piece of code or one description: this entry first.
    @Test(arguments: [
        (".tag(nil)", "nil-tag-does-not-compile"), ("点击没有反应", "tag-type-mismatch"),
        ("tag-type-mismatch", "tag-type-mismatch"), ("selectionDisabled", "option-needs-selectiondisabled"),
        ("nothing happens when I tap a row", "tag-type-mismatch"), ("picker won't change", "tag-type-mismatch"),
        ("my picker does not work", "tag-type-mismatch"), ("pickr wont chagne valeu", "tag-type-mismatch"),
    ])
    func findsTheEntryFirst(query: String, slug: String) throws {
        #expect(try KnowledgeBase().search(query).results.first?.slug.text == slug)
    }

    /// What a person expects of one word: entries about it, so most of the first five are of these areas or named so.
    @Test(arguments: [
        ("标签", ["selection", "compile"], "tag"), ("tag", ["selection", "compile"], "tag"),
        ("选中", ["selection", "options"], "selection"), ("选", ["selection", "options"], "selection"),
        ("pickerStyle", ["style-menu", "style-wheel", "style-segmented", "style-inline", "style-navigation"], "style"),
        ("style", ["style-menu", "style-wheel", "style-segmented", "style-inline", "style-navigation"], "style"),
        ("滚轮", ["style-wheel"], "wheel"), ("wheel", ["style-wheel"], "wheel"),
        ("crash", ["selection", "options", "platform"], "crash"), ("分段", ["style-segmented"], "segment"),
    ])
    func aWordFindsItsSubject(query: String, areas: [String], name: String) throws {
        let first = try KnowledgeBase().search(query).results.prefix(5)
        let fitting = first.filter { areas.contains($0.heading.area.rawValue) || $0.slug.text.contains(name) }
        #expect(fitting.count >= 3, "\(query) found \(first.map(\.slug.text))")
    }

    /// Whatever is typed, there is an answer and no error.
    @Test(arguments: [
        "\"", "'", "NEAR(", "*", "", " ", "🎡", "\u{0}", "\u{0}tag\u{0}", "AND OR NOT", "tag AND", "col:tag", "^tag",
        "-tag",
        "{tag}", "tag\"", "%", "\\", "'; DROP TABLE entries; --", "\u{202E}tag", "\u{FFFE}", "(((((((",
        "a b c d e f g h i j k l",
    ])
    func takesEveryText(query: String) throws {
        let help = try KnowledgeBase()
        for language in Language.allCases {
            for result in try help.search(query, limit: 1000, language: language).results {
                #expect(result.highlights.allSatisfy { $0.upperBound <= result.excerpt.count })
            }
        }
        _ = try help.explain(query)
    }

    @Test(arguments: ["", " ", "\"", "*", "🎡", "\u{0}", "the", "的了吗", "bake bread", "quantum chromodynamics lattice"])
    func saysWhereNothingIsRelevant(query: String) throws {
        #expect(try KnowledgeBase().search(query).results.isEmpty)
    }

    @Test func takesTenThousandCharacters() throws {
        let help = try KnowledgeBase()
        let words = String(repeating: "选中 picker tag 没反应 ", count: 600)
        #expect(words.count > 10_000)
        #expect(try !help.search(words).results.isEmpty)
        let one = String(repeating: "a", count: 10_000)
        #expect(try help.search(one).results.isEmpty)
        let line = String(repeating: "Picker: the selection \"x\" is ", count: 500)
        _ = try help.search(line)
    }

    @Test(arguments: [("segmnted contol", "segmented control"), ("dropdwon", "dropdown"), ("weel", "wheel")])
    func correctsNearSpellingsAndSaysSo(query: String, suggestion: String) throws {
        let answer = try KnowledgeBase().search(query)
        #expect(answer.suggestion == suggestion)
        #expect(answer.results.first?.match == .spelling)
    }

    @Test func aKnownWordIsNotCorrected() throws {
        let answer = try KnowledgeBase().search("segmented")
        #expect(answer.suggestion == nil)
        #expect(answer.results.first?.match == .exact)
    }

    @Test func aPrefixFindsTheWord() throws {
        let results = try KnowledgeBase().search("separat").results
        #expect(results.contains { $0.slug.text == "inline-double-separators" && $0.match == .prefix })
    }

    @Test func filtersLeaveOutWhatDoesNotApply() throws {
        let help = try KnowledgeBase()
        let all = try help.search("too tall", limit: 100).results.map(\.slug.text)
        let segmented = try help.search("too tall", limit: 100, style: .segmented).results.map(\.slug.text)
        #expect(all.contains("wheel-default-height"))
        #expect(!segmented.contains("wheel-default-height"))
        #expect(
            try help.search("wheel", limit: 100, platform: .macOS).results.allSatisfy {
                $0.slug.text != "wheel-default-height"
            })
    }

    @Test func theLimitIsKept() throws {
        let help = try KnowledgeBase()
        #expect(try help.search("picker selection", limit: 3).results.count == 3)
        #expect(try help.search("picker selection", limit: 0).results.isEmpty)
    }

    /// A Chinese question finds the same entry in either language of the answer, with an excerpt in that language.
    @Test func excerptsFollowTheLanguage() throws {
        let help = try KnowledgeBase()
        let english = try #require(try help.search("点击没有反应", language: .english).results.first)
        let chinese = try #require(try help.search("点击没有反应", language: .chinese).results.first)
        #expect(english.slug == chinese.slug)
        #expect(chinese.excerpt.contains("没"))
        #expect(english.excerpt.utf8.filter { $0 < 0x80 }.count > english.excerpt.utf8.count / 2)
    }
}
