import Foundation
import PickerHelp

/// How people really asked, with the cause that was found.
struct Report: Sendable, CustomStringConvertible {
    var id: String
    var language: Language
    var slug: Slug
    var query: String

    var description: String { "\(id): \(query)" }

    /// The reports whose cause has an entry, from `reports.tsv` beside this file.
    static func known(to help: KnowledgeBase) throws -> [Report] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "reports.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        return try lines.compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 4, let slug = Slug(cells[2]), let language = Language(rawValue: cells[1]),
                try help.entry(named: slug) != nil
            else { return nil }
            return Report(id: cells[0], language: language, slug: slug, query: cells[3])
        }
    }
}
