import KnowledgeModel
import SourceReading

/// Where a site runs.
extension CheckContext {
    /// The platforms that the code at a site surely or possibly runs on.
    package func platforms(of site: PickerSite) -> Set<Applicability.Platform> {
        platforms.map { $0.intersection(site.platforms) } ?? site.platforms
    }

    /// Whether the code of a site runs on a platform for sure: it is asked for, or `#if` leaves nothing else.
    package func surelyRuns(_ site: PickerSite, on platform: Applicability.Platform) -> Bool {
        platforms(of: site) == [platform]
    }

    /// The platforms of a site, those left out that its files speak against where nobody has asked for any.
    func likelyPlatforms(of site: PickerSite) -> Set<Applicability.Platform> {
        let possible = platforms(of: site)
        guard platforms == nil else { return possible }
        if usesAppKit(site.file) { return possible.intersection([.macOS]) }
        guard let likely = likelyPlatforms(of: site.file) else { return possible }
        return possible.intersection(likely)
    }

    private func likelyPlatforms(of file: SourceFile) -> Set<Applicability.Platform>? {
        remembered.likelyPlatforms.answer(for: ObjectIdentifier(file)) {
            inference.index.tables.platforms.likely(for: file)
        }
    }

    private static let appKitTypes = [
        "NSFont", "NSFontManager", "NSImage", "NSColor", "NSWorkspace", "NSApplication", "NSEvent", "NSScreen",
        "NSWindow",
        "NSCursor",
    ]

    /// Whether a file uses types of AppKit outside of every `#if`, so that it is compiled for the Mac alone; SwiftUI brings
    /// them along there without an import.
    private func usesAppKit(_ file: SourceFile) -> Bool {
        remembered.appKit.answer(for: ObjectIdentifier(file)) {
            Self.appKitTypes.contains { file.mentionsUnconditionally($0) }
        }
    }

    /// Whether a site may well run on one of some platforms.
    func mayRun(_ site: PickerSite, on wanted: Set<Applicability.Platform>) -> Bool {
        !likelyPlatforms(of: site).isDisjoint(with: wanted)
    }
}
