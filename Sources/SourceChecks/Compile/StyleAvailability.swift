import KnowledgeModel
import SourceReading
import SwiftSyntax

/// On which platforms a picker style exists, and since which release.
///
/// From the page of each style at `developer.apple.com/documentation/swiftui/pickerstyle`.
enum StyleAvailability {
    /// The releases by the style's short name; a platform that is missing has no such style.
    static let table: [String: [Applicability.Platform: Version]] = {
        var table = Dictionary(
            uniqueKeysWithValues: Applicability.Style.allCases.map { ($0.rawValue, $0.releases) })
        // Deprecated, and not among the styles that a pattern or an entry names; it has the releases of the Mac's other own style.
        table["popUpButton"] = Applicability.Style.radioGroup.releases
        return table
    }()

    /// The short name of the style that an expression spells: of `.wheel`, of `WheelPickerStyle()`.
    static func name(of style: ExprSyntax) -> String? {
        if let member = style.as(MemberAccessExprSyntax.self), member.base == nil {
            return member.declName.baseName.text
        }
        guard style.is(FunctionCallExprSyntax.self), let type = ModifierChain.calleeName(style),
            type.hasSuffix("PickerStyle")
        else { return nil }
        let short = type.dropLast("PickerStyle".count)
        let name = short.prefix(1).lowercased() + short.dropFirst()
        return name == "default" ? "automatic" : name
    }
}
