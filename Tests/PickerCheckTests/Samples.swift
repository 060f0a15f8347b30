import Foundation
import SourceReading
import Testing

@testable import PickerCheck

/// Made-up findings over texts.
enum Made {
    static let tags = slug("tag-type-mismatch")
    static let duplicates = slug("duplicate-tag")

    static func slug(_ text: String) -> Slug {
        guard let slug = Slug(text) else { preconditionFailure("\(text) is no slug") }
        return slug
    }

    /// A finding about the first place at which a word stands in a text.
    static func finding(
        _ slug: Slug = tags, at word: String, in text: String, path: String = "A.swift", severity: Severity = .error,
        repair: Repair? = nil
    ) throws -> Finding {
        let range = try #require(text.range(of: word))
        let offset = text[..<range.lowerBound].utf8.count
        let table = LineTable(Array(text.utf8))
        return Finding(
            slug: slug, severity: severity,
            span: SourceSpan(
                path: path, start: table.location(of: offset), end: table.location(of: offset + word.utf8.count)),
            message: Localized(english: "\(word) is wrong", chinese: "\(word) 有误"),
            why: Localized(english: "It never matches.", chinese: "永远对不上。"), repair: repair)
    }

    static func rules(_ slugs: [Slug]) -> [CheckRule] {
        slugs.map { CheckRule(slug: $0, severity: .error, summary: Localized(english: "wrong", chinese: "有误")) }
            + [.superfluousComment]
    }
}

/// A folder of a test's own.
struct TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "picker-check-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    /// Writes a file, with the folders that it lies in.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func text(of name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
