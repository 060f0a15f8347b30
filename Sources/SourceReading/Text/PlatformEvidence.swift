import KnowledgeModel
import SwiftSyntax

/// What the files around a file tell of the platform that it is written for, beyond its `#if`.
///
/// A file with AppKit beside it and none with UIKit is most likely one of a Mac app. This is used to stay silent and never
/// to accuse.
package struct PlatformEvidence: Sendable {
    /// The words that a scan of the files must note.
    package static let words = [
        "UIKit", "AppKit", "Cocoa", "WatchKit", "NSColor", "UIColor", "NSWorkspace", "UIApplication",
    ]
    private static let mac = ["AppKit", "Cocoa", "NSColor", "NSWorkspace"]
    private static let touch = ["UIKit", "UIColor", "UIApplication"]

    /// What the files below a folder tell together.
    private struct Folder {
        /// How many files tell something.
        var telling = 0
        var isMac = false
        var isTouch = false

        /// The Mac, or all others, where only one side is mentioned.
        var verdict: Set<Applicability.Platform>? {
            guard isMac != isTouch else { return nil }
            return isMac ? [.macOS] : Set(Applicability.Platform.allCases).subtracting([.macOS])
        }

        mutating func add(_ other: Folder) {
            telling += other.telling
            isMac = isMac || other.isMac
            isTouch = isTouch || other.isTouch
        }
    }

    private let folders: [String: Folder]

    /// - Parameter files: all files that are read together.
    init(of files: [SourceFile]) {
        var folders: [String: Folder] = [:]
        for file in files {
            let own = Self.reading(file)
            guard own.telling > 0 else { continue }
            for folder in Self.folders(around: file) { folders[folder, default: Folder()].add(own) }
        }
        self.folders = folders
    }

    /// The platforms that a file is most likely written for; nil where nothing tells.
    package func likely(for file: SourceFile) -> Set<Applicability.Platform>? {
        let path = file.path.split(separator: "/").map { $0.lowercased() }
        if path.contains(where: { $0.contains("watch") }) || file.scan.places["WatchKit"] != nil { return [.watchOS] }
        if path.contains(where: { $0.contains("tvos") }) { return [.tvOS] }
        if let own = Self.reading(file).verdict { return own }
        for folder in Self.folders(around: file) {
            if let near = folders[folder], near.telling >= Self.enough { return near.verdict }
        }
        return nil
    }

    /// How many telling files a folder must have for its word to count.
    private static let enough = 3

    private static func reading(_ file: SourceFile) -> Folder {
        let isMac = mac.contains { file.scan.places[$0] != nil }
        let isTouch = touch.contains { file.scan.places[$0] != nil }
        return Folder(telling: isMac || isTouch ? 1 : 0, isMac: isMac, isTouch: isTouch)
    }

    /// The folders that a file lies in, the innermost first.
    private static func folders(around file: SourceFile) -> [String] {
        var parts = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        var all: [String] = []
        while !parts.isEmpty {
            all.append(parts.joined(separator: "/"))
            parts.removeLast()
        }
        return all + ["."]
    }
}
