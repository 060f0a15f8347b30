import KnowledgeModel
import SwiftIfConfig
import SwiftSyntax

/// The platforms on which a place in the source is compiled, by the `#if` around it.
package enum ActivePlatforms {
    /// All platforms for a place without conditions; none where no platform compiles it.
    ///
    /// What a condition says of the compiler, of flags and of modules is taken both ways.
    package static func at(_ node: some SyntaxProtocol) -> Set<Applicability.Platform> {
        var platforms = Set(Applicability.Platform.allCases)
        var child = Syntax(node)
        while let parent = child.parent {
            if let clause = child.as(IfConfigClauseSyntax.self), let list = parent.as(IfConfigClauseListSyntax.self) {
                platforms = platforms.filter { platform in
                    [true, false].contains { isActive(clause, of: list, Configuration(platform: platform, flags: $0)) }
                }
            }
            child = parent
        }
        return platforms
    }

    private static func isActive(
        _ clause: IfConfigClauseSyntax, of list: IfConfigClauseListSyntax, _ configuration: Configuration
    ) -> Bool {
        for candidate in list {
            let isTrue =
                candidate.condition.map {
                    IfConfigRegionState.evaluating($0, in: configuration).state == .active
                } ?? true
            if candidate.id == clause.id { return isTrue }
            if isTrue { return false }
        }
        return false
    }

    /// What is asked of the build by `#if`.
    private struct Configuration: BuildConfiguration {
        var platform: Applicability.Platform
        /// What every flag that is not known counts as.
        var flags: Bool

        func isCustomConditionSet(name: String) -> Bool { flags }
        func hasFeature(name: String) -> Bool { true }
        func hasAttribute(name: String) -> Bool { true }
        func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
            switch importPath.first?.1 {
            case "UIKit": platform != .macOS
            case "AppKit", "Cocoa": platform == .macOS
            case "WatchKit": platform == .watchOS
            default: flags
            }
        }
        func isActiveTargetOS(name: String) -> Bool {
            switch platform {
            case .iOS, .iPadOS, .macCatalyst: name == "iOS"
            case .visionOS: name == "visionOS" || name == "xrOS"
            default: name == platform.rawValue
            }
        }
        func isActiveTargetArchitecture(name: String) -> Bool { flags }
        func isActiveTargetEnvironment(name: String) -> Bool {
            name == "macCatalyst" ? platform == .macCatalyst : flags
        }
        func isActiveTargetRuntime(name: String) -> Bool { flags }
        func isActiveTargetPointerAuthentication(name: String) -> Bool { flags }
        func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
        var targetPointerBitWidth: Int { 64 }
        var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
        var endianness: Endianness { .little }
        var languageVersion: VersionTuple { VersionTuple(6) }
        var compilerVersion: VersionTuple { VersionTuple(6, 2) }
    }
}
