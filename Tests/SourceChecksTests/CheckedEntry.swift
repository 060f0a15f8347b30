import Foundation
import KnowledgeFormat
import KnowledgeModel
import PickerCheck
import Samples
import SourceChecks
import Testing

/// An entry whose fault a check sees, with its samples.
struct CheckedEntry: CustomTestStringConvertible {
    var entry: Entry
    /// The samples' file names and texts.
    var samples: [(name: String, text: String)]

    var testDescription: String { entry.slug.text }

    /// What code of the entry is built with and for: a release in which the fault shows, the platforms that it applies to.
    var options: CheckOptions {
        var options = CheckOptions()
        let interval = entry.applies.sdk
        if !interval.contains(options.sdk) { options.sdk = Version(major: 15) }
        if !entry.applies.platforms.isEmpty { options.platforms = Set(entry.applies.platforms) }
        return options
    }

    /// The entries that name a check which the catalogue has.
    static let all: [CheckedEntry] = {
        let root = Project.root.appending(path: "Knowledge").path
        guard let knowledge = KnowledgeReader.read(root).knowledge else { return [] }
        let checked = Set(CheckCatalogue.all.map { $0.slug })
        return knowledge.entries.filter { checked.contains($0.slug) && $0.check.name != nil }.map { entry in
            let folder = Project.root.appending(path: "Knowledge/Entries/\(entry.area.rawValue)/\(entry.slug)")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let samples = names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
                (name, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
            }
            return CheckedEntry(entry: entry, samples: samples)
        }
    }()

    /// The samples whose names begin in a way: `Before`, `After`, `NearMiss`.
    func samples(_ prefix: String) -> [(name: String, text: String)] { samples.filter { $0.name.hasPrefix(prefix) } }

    /// The findings in a text, as `slug:line`.
    static func findings(_ text: String, _ options: CheckOptions) -> [Finding] {
        Checker(options: options).check([("Sample.swift", Array(text.utf8))]).findings
    }
}

extension Finding: CustomTestStringConvertible {
    public var testDescription: String {
        "\(span.start.line):\(span.start.column) \(severity) \(slug): \(message.english)"
    }
}
