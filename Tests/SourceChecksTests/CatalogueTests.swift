import Foundation
import KnowledgeFormat
import KnowledgeModel
import Samples
import SourceChecks
import Testing

/// The catalogue, the files and the entries name the same checks.
@Suite struct CatalogueTests {
    @Test func everyCheckOfAnEntryExists() throws {
        let knowledge = try #require(KnowledgeReader.read(Project.root.appending(path: "Knowledge").path).knowledge)
        let named = Set(knowledge.entries.filter { $0.check.name != nil }.map(\.slug.text))
        let existing = Set(CheckCatalogue.all.map { $0.slug.text })
        #expect(named.subtracting(existing).sorted() == [])
        #expect(existing.subtracting(named).sorted() == [])
        #expect(existing.count == CheckCatalogue.all.count && existing.count > 70)
    }

    /// A check's file is named as its type, which spells the slug in camel case.
    @Test func aCheckIsAFile() throws {
        let folder = Project.root.appending(path: "Sources/SourceChecks")
        let files = Set(
            (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
                .map { ($0 as NSString).lastPathComponent })
        for check in CheckCatalogue.all {
            let name = check.slug.text.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            #expect("\(check)".lowercased() == name.lowercased())
            #expect(files.contains("\(check).swift"))
        }
    }
}
