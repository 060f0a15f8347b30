import Foundation
import KnowledgeModel
import Testing

@testable import KnowledgeFormat

/// Each folder under `Malformed` is one mistake on top of `_good`, with the issues that it must give, no more and no fewer.
///
/// `change.txt` edits files of `_good`: `in FILE`, then lines `- old` and `+ new`, an empty line before the next edit of the
/// same file; `remove FILE`; `copy FOLDER TO`; `move FOLDER TO`. Other files of the folder are laid over `_good`.
struct MalformedTests {
    static let mistakes = Mistake.names

    @Test(arguments: mistakes)
    func givesExactlyTheExpectedIssues(name: String) throws {
        let mistake = Mistake(name: name)
        let reading = try mistake.reading()
        let found = reading.issues.map { $0.line(in: .english) }
        #expect(found == (try mistake.expected), "look at Malformed/\(name)")
        let hasErrors = reading.issues.contains { $0.level == .error }
        #expect((reading.knowledge == nil) == hasErrors)
    }

    @Test(arguments: mistakes)
    func saysTheSameInChinese(name: String) throws {
        for issue in try Mistake(name: name).reading().issues {
            let line = issue.line(in: .chinese)
            let words = issue.statement(in: .chinese) + issue.advice(in: .chinese)
            #expect(words.unicodeScalars.contains(where: ChinesePunctuation.isHan), "\(line)")
            #expect(issue.statement(in: .chinese) != issue.statement(in: .english))
            #expect(line.hasPrefix(issue.place.file))
        }
    }

    @Test func thereAreEnoughMistakes() {
        #expect(Self.mistakes.count >= 100)
    }

    @Test func theGoodFolderHasNoIssue() throws {
        let reading = KnowledgeReader.read(Mistake.folder.appending(path: "_good").path)
        #expect(reading.issues.map { $0.line(in: .english) } == [])
        #expect(reading.entryFolders == ["Entries/layout/second-cause", "Entries/selection/first-cause"])
        #expect(reading.questionFolders == ["Questions/colour", "Questions/match", "Questions/style"])
        #expect(reading.knowledge?.entries.map(\.slug.text) == ["first-cause", "second-cause"])
    }
}
