import KnowledgeModel
import SourceReading
import SwiftSyntax

/// On which platforms a picker style exists, and since which release.
///
/// From the page of each style at `developer.apple.com/documentation/swiftui/pickerstyle`.
enum StyleAvailability {
    /// The releases by the style's short name; a platform that is missing has no such style.
    static let table: [String: [Applicability.Platform: Version]] = [
        "automatic": every(iOS: 13, macOS: "10.15", tvOS: 13, watchOS: 6, visionOS: 1),
        "inline": every(iOS: 14, macOS: "11", tvOS: 14, watchOS: 7, visionOS: 1),
        "menu": every(iOS: 14, macOS: "11", tvOS: 17, visionOS: 1),
        "navigationLink": every(iOS: 16, tvOS: 16, watchOS: 9, visionOS: 1),
        "palette": every(iOS: 17, macOS: "14", visionOS: 1),
        "radioGroup": every(macOS: "10.15"),
        "segmented": every(iOS: 13, macOS: "10.15", tvOS: 13, visionOS: 1),
        "wheel": every(iOS: 13, watchOS: 6, visionOS: 1),
        "tabs": every(iOS: 27, macOS: "27", tvOS: 27, visionOS: 27),
        "popUpButton": every(macOS: "10.15"),
    ]

    /// The iPad and Mac Catalyst have the releases of iOS.
    private static func every(
        iOS: Int? = nil, macOS: String? = nil, tvOS: Int? = nil, watchOS: Int? = nil, visionOS: Int? = nil
    ) -> [Applicability.Platform: Version] {
        let phone = iOS.map(Version.init(major:))
        let all: [Applicability.Platform: Version?] = [
            .iOS: phone, .iPadOS: phone, .macCatalyst: phone, .macOS: macOS.flatMap { Version($0) },
            .tvOS: tvOS.map(Version.init(major:)), .watchOS: watchOS.map(Version.init(major:)),
            .visionOS: visionOS.map(Version.init(major:)),
        ]
        return all.compactMapValues { $0 }
    }

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
