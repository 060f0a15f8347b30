import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A wheel in a sheet all of whose detents are lower than a wheel.
enum WheelInSheetWithoutHeight: SourceCheck {
    static let slug = Slug(fixed: "wheel-in-sheet-without-height")
    static let severity = Severity.warning
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [.iOS: .since(16), .iPadOS: .since(16)]

    /// The height in points that a wheel wants, by common experience.
    private static let wheel = 216.0
    /// The height in points of a navigation bar in a sheet.
    private static let bar = 44.0
    /// The height in points of a large phone's screen, of which a fraction is taken.
    private static let screen = 932.0

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: [.iOS, .iPadOS]) else { return [] }
        for path in context.paths(of: site) where path.pickerStyle?.name == "wheel" {
            guard let (detents, room) = detents(in: path) else { continue }
            let needed = height(of: site) + (hasBar(path) ? bar : 0)
            guard room < needed else { continue }
            return [finding(at: site.mark, in: site.file, message(site, detents, room, needed), why: why)]
        }
        return []
    }

    /// The detents of the sheet around a wheel, and the height of the highest; nil where one is not known.
    private static func detents(in path: ViewPath) -> (String, Double)? {
        for step in path.hierarchy {
            guard case .modifier(let modifier, _) = step, modifier.name == "presentationDetents" else { continue }
            guard let list = modifier.firstArgument?.as(ArrayExprSyntax.self), !list.elements.isEmpty else {
                return nil
            }
            let heights = list.elements.map { height(of: $0.expression) }
            guard !heights.contains(nil), let highest = heights.compactMap({ $0 }).max() else { return nil }
            return (list.trimmedDescription, highest)
        }
        return nil
    }

    private static func height(of detent: ExprSyntax) -> Double? {
        guard let call = detent.as(FunctionCallExprSyntax.self), let value = call.arguments.first?.expression.number,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        switch member.declName.baseName.text {
        case "height": return value
        case "fraction": return value * screen
        default: return nil
        }
    }

    /// What the wheel itself asks for.
    private static func height(of site: PickerSite) -> Double {
        let frames = site.chain.modifiers.filter { $0.name == "frame" }
        return frames.compactMap { $0.number("height") ?? $0.number("maxHeight") }.min() ?? wheel
    }

    private static func hasBar(_ path: ViewPath) -> Bool {
        path.containers.contains { ["NavigationStack", "NavigationView"].contains($0) }
            && path.hierarchy.contains { step in
                guard case .modifier(let modifier, _) = step else { return false }
                return ["navigationTitle", "toolbar", "navigationBarItems", "navigationBarTitle"].contains(
                    modifier.name)
            }
    }

    private static func message(_ site: PickerSite, _ detents: String, _ room: Double, _ needed: Double) -> Localized<
        String
    > {
        Localized(
            english:
                "\(site.nameInEnglish) is a wheel of about \(Int(needed)) points with its bar, in a sheet of \(Int(room)): it is cut off",
            chinese: "\(site.nameInChinese)是滚轮，连同导航栏约需 \(Int(needed)) 点，而 sheet 只有 \(Int(room)) 点：会被切掉")
    }
    private static let why = Localized(
        english:
            "A sheet takes the height of its detent and not of its content. Offer one with room, `.height(320)` or so, and `.large` for large text.",
        chinese: "sheet 的高度由 detent 决定，不随内容变化。请给出够高的 detent，例如 `.height(320)`，并为大号文字加上 `.large`。")
    static let summary = Localized(
        english: "A wheel in a sheet that is too low",
        chinese: "sheet 太矮，放不下滚轮")
}
