import KnowledgeModel
import SwiftSyntax

/// The platforms that a file's imports leave: one that imports AppKit without a condition is for the Mac.
package enum ImportedPlatforms {
    package static func of(_ file: SourceFile) -> Set<Applicability.Platform> {
        var platforms = Set(Applicability.Platform.allCases)
        for statement in file.tree.statements {
            guard case .decl(let node) = statement.item, let declaration = node.as(ImportDeclSyntax.self) else {
                continue
            }
            switch declaration.path.first?.name.text {
            case "AppKit", "Cocoa": platforms.formIntersection([.macOS])
            case "UIKit": platforms.remove(.macOS)
            default: break
            }
        }
        return platforms
    }
}
