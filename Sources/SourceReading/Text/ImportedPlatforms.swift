import KnowledgeModel
import SwiftSyntax

/// The platforms that a file's imports leave: one that imports AppKit without a condition is for the Mac.
package enum ImportedPlatforms {
    package static func of(_ file: SourceFile) -> Set<Applicability.Platform> {
        var platforms = Set(Applicability.Platform.allCases)
        for token in file.tokens(spelling: "import") {
            guard let declaration = token.parent?.as(ImportDeclSyntax.self),
                declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
            else { continue }
            switch declaration.path.first?.name.text {
            case "AppKit", "Cocoa": platforms.formIntersection([.macOS])
            case "UIKit": platforms.remove(.macOS)
            default: break
            }
        }
        return platforms
    }

    /// The platforms that the folders of a file leave, by the names that projects for several platforms give them.
    ///
    /// A name is a habit and no proof: it may keep a check silent and must not make it sure.
    package static func byFolder(of file: SourceFile) -> Set<Applicability.Platform> {
        for folder in file.path.split(separator: "/").dropLast().reversed() {
            switch folder {
            case "macOS", "Mac", "OSX": return [.macOS]
            case "iOS", "iPhone", "iPad": return [.iOS, .iPadOS, .macCatalyst, .visionOS]
            case "tvOS": return [.tvOS]
            case "watchOS", "Watch": return [.watchOS]
            case "visionOS": return [.visionOS]
            default: continue
            }
        }
        return Set(Applicability.Platform.allCases)
    }
}
