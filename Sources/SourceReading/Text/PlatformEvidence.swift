import KnowledgeModel
import SwiftSyntax

/// What the files around a file tell of the platform that it is written for, beyond its `#if`.
///
/// A file with AppKit beside it and none with UIKit is most likely one of a Mac app. This is used to stay silent and never
/// to accuse.
package struct PlatformEvidence {
    /// The words that a scan of the files must note.
    package static let words = [
        "UIKit", "AppKit", "Cocoa", "WatchKit", "NSColor", "UIColor", "NSWorkspace", "UIApplication",
    ]
    private static let mac = ["AppKit", "Cocoa", "NSColor", "NSWorkspace"]
    private static let touch = ["UIKit", "UIColor", "UIApplication"]

    /// The platforms that a file is most likely written for; nil where nothing tells.
    package static func platforms(of file: SourceFile, among files: [SourceFile]) -> Set<Applicability.Platform>? {
        let path = file.path.split(separator: "/").map { $0.lowercased() }
        if path.contains(where: { $0.contains("watch") }) || file.scan.places["WatchKit"] != nil { return [.watchOS] }
        if path.contains(where: { $0.contains("tvos") }) { return [.tvOS] }
        if let own = verdict(of: [file]) { return own }
        var folders = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        while true {
            let prefix = folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
            let near = files.filter { !$0.isInterface && $0.path.hasPrefix(prefix) && isTelling($0) }
            if near.count >= 3 { return verdict(of: near) }
            guard !folders.isEmpty else { return nil }
            folders.removeLast()
        }
    }

    private static func isTelling(_ file: SourceFile) -> Bool {
        (mac + touch).contains { file.scan.places[$0] != nil }
    }

    /// The Mac, or all others, where only one side is mentioned.
    private static func verdict(of files: [SourceFile]) -> Set<Applicability.Platform>? {
        let isMac = files.contains { file in mac.contains { file.scan.places[$0] != nil } }
        let isTouch = files.contains { file in touch.contains { file.scan.places[$0] != nil } }
        guard isMac != isTouch else { return nil }
        return isMac ? [.macOS] : Set(Applicability.Platform.allCases).subtracting([.macOS])
    }
}
