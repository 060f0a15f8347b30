import Foundation
import KnowledgeFormat
import KnowledgeModel
import Testing

/// The project's own knowledge.
struct KnowledgeTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Knowledge").path

    @Test func hasNoError() {
        let reading = KnowledgeReader.read(Self.root)
        let errors = reading.issues.filter { $0.level == .error }.map { $0.line(in: .english, folder: "Knowledge") }
        #expect(errors == [])
        #expect(reading.knowledge?.entries.count == reading.entryFolders.count)
        #expect(reading.knowledge?.questions.count == reading.questionFolders.count)
    }

    @Test func readsAnEntryWithAllItsParts() throws {
        let reading = EntryReader.read("Entries/selection/tag-type-mismatch", in: Self.root)
        #expect(reading.issues == [])
        let entry = try #require(reading.entry)
        #expect(entry.slug.text == "tag-type-mismatch")
        #expect(entry.area == .selection)
        #expect(entry.otherAreas == [.options])
        #expect(entry.severity == .error)
        #expect(entry.prior == 10)
        #expect(entry.check == .named("tag-type-mismatch"))
        #expect(entry.fix.fixClass.text == "match-tag-type")
        #expect(entry.messages.first?.text.hasPrefix("Picker: the selection \"{selection}\" is invalid") == true)
        #expect(entry.symptoms.english.count >= 5 && entry.symptoms.chinese.contains("点击没有反应"))
        let question = try #require(Identifier<Question>("tag-match"))
        let answer = try #require(Identifier<Answer>("different-type"))
        #expect(entry.likelihoods[question]?[answer] == 0.93)
    }

    @Test func readsTheProse() throws {
        let entry = try #require(EntryReader.read("Entries/selection/tag-type-mismatch", in: Self.root).entry)
        #expect(entry.prose.english.title == "The tag's type differs from the selection's")
        #expect(entry.prose.english.row.symptom == "Choosing an option changes nothing")
        #expect(entry.prose.chinese.row.fix == "用 selection 类型的值作 tag")
        for language in Language.allCases {
            #expect(Set(entry.prose[language].sections.keys) == Set(Prose.Section.allCases))
        }
        let fix = try #require(entry.prose.english.sections[.howToFix])
        #expect(fix.hasPrefix("Tag every option with a value of the selection's type."))
        #expect(fix.contains("### The property stays, the tags change"))
        #expect(fix.hasSuffix("whose `get` returns the tags' type."))
    }

    @Test func readsTheSamples() throws {
        let entry = try #require(EntryReader.read("Entries/selection/tag-type-mismatch", in: Self.root).entry)
        let programs = entry.samples.programs
        #expect(
            programs.map(\.file) == ["After.swift", "AfterWithIntTags.swift", "Before.swift", "NearMiss.swift"])
        #expect(programs.map(\.role) == [.after, .after, .before, .nearMiss])
        #expect(programs.map(\.expectation) == [.work, .work, .misbehave, .work])
        #expect(programs.allSatisfy { $0.code.hasPrefix("import SwiftUI\n") && $0.code.hasSuffix("}\n") })
        #expect(programs[1].when.map { "\($0.key)=\($0.value)" } == ["selection-type=int"])
        #expect(programs[0].when.isEmpty)
    }

    @Test func theVocabularyLeadsFromOneLanguageToTheOther() throws {
        let vocabulary = try #require(KnowledgeReader.read(Self.root).knowledge?.vocabulary)
        for (english, chinese) in [("dropdown", "下拉"), ("spinner", "滚轮"), ("cut off", "截断"), ("cascading", "联动")] {
            let group = vocabulary.groups.first { $0.words.english.contains(english) }
            #expect(group?.words.chinese.contains(chinese) == true, "\(english) does not lead to \(chinese)")
        }
        #expect(vocabulary.stopWords.english.contains("not") && vocabulary.stopWords.chinese.contains("的"))
    }
}
