import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker style that does not exist on the platform, or only in later releases than the oldest that is supported.
///
/// The compiler says so too, but for the target that is built; this is for the others. A style is found that exists on none
/// of the platforms that are asked for and that `#if` leaves.
enum StyleUnavailableOnPlatform: SourceCheck {
    static let slug = Slug(fixed: "style-unavailable-on-platform")
    static let severity = Severity.error
    static let words = ["pickerStyle"]

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let argument = argument(of: token), let name = StyleAvailability.name(of: argument),
            let releases = StyleAvailability.table[name]
        else { return [] }
        let stated = StatedAvailability(around: token)
        let active = ActivePlatforms.at(token).intersection(ImportedPlatforms.of(file)).filter { !stated.excludes($0) }
        let possible = context.platforms.map { active.intersection($0) } ?? active
        let missing = possible.filter { releases[$0] == nil }
        if !missing.isEmpty {
            // A file of a project for several platforms may belong to the target of one of them only.
            guard missing == possible, !ImportedPlatforms.byFolder(of: file).isDisjoint(with: possible) else {
                return []
            }
            return [finding(at: argument, in: file, absent(name, missing), why: absentWhy)]
        }
        return late(possible, releases, stated, context).map { platform, since in
            [finding(at: argument, in: file, message(name, platform, since), why: lateWhy)]
        } ?? []
    }

    /// The argument of a call of the modifier.
    private static func argument(of token: TokenSyntax) -> ExprSyntax? {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        var callee = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            callee = ExprSyntax(member)
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id,
            call.arguments.count == 1
        else { return nil }
        return call.arguments.first?.expression
    }

    /// A platform whose oldest supported release has no such style yet.
    private static func late(
        _ platforms: Set<Applicability.Platform>, _ releases: [Applicability.Platform: Version],
        _ stated: StatedAvailability,
        _ context: CheckContext
    ) -> (Applicability.Platform, Version)? {
        for platform in Applicability.Platform.allCases where platforms.contains(platform) {
            let sameAsPhone = [.iPadOS, .macCatalyst].contains(platform)
            guard let since = releases[platform],
                let minimum = context.minimumOS[platform] ?? (sameAsPhone ? context.minimumOS[.iOS] : nil)
            else { continue }
            if max(minimum, stated.oldest(on: platform) ?? minimum) < since { return (platform, since) }
        }
        return nil
    }

    private static func absent(_ name: String, _ platforms: Set<Applicability.Platform>) -> Localized<String> {
        let list = Applicability.Platform.allCases.filter { platforms.contains($0) }.map(\.rawValue)
        return Localized(
            english: "The style `.\(name)` does not exist on \(list.joined(separator: ", "))",
            chinese: "样式 `.\(name)` 在 \(list.joined(separator: "、")) 上不存在")
    }
    private static func message(
        _ name: String, _ platform: Applicability.Platform, _ since: Version
    ) -> Localized<String> {
        Localized(
            english:
                "The style `.\(name)` exists on \(platform.rawValue) since \(since), and the app runs on older releases",
            chinese: "样式 `.\(name)` 从 \(platform.rawValue) \(since) 起才有，而 App 还支持更早的系统")
    }
    private static let absentWhy = Localized(
        english:
            "No release of the platform has it, so `if #available` does not help: choose the style with `#if os(…)`.",
        chinese: "该平台的任何版本都没有它，`if #available` 也没用：请用 `#if os(…)` 选择样式。")
    private static let lateWhy = Localized(
        english: "Choose it in `if #available`, or raise the oldest release that the app supports.",
        chinese: "请放进 `if #available`，或提高 App 支持的最低系统版本。")
    static let summary = Localized(
        english: "The style does not exist on this platform",
        chinese: "这个平台没有这种样式")
}
