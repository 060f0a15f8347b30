import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker bound to a constant, which keeps no choice.
///
/// Code that only shows a picker is left alone: previews, tests, samples, a branch whose other side may be the real one, and
/// pickers that take no touches.
enum ConstantSelection: SourceCheck {
    static let slug = Slug(fixed: "constant-selection")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let selection = site.selection, isConstant(selection), !isForShow(site),
            !isOneSide(of: selection), !context.paths(of: site).contains(where: takesNoTouches)
        else { return [] }
        return [finding(at: selection, in: site.file, message(site), why: why)]
    }

    private static func isConstant(_ selection: ExprSyntax) -> Bool {
        guard let call = selection.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "constant"
        else { return false }
        guard let base = member.base else { return true }
        return ModifierChain.calleeName(base) == "Binding"
    }

    private static let showing: Set<String> = [
        "preview", "previews", "debug", "demo", "demos", "example", "examples", "mock", "mocks", "showcase", "snapshot",
        "snapshots", "tests", "placeholder", "placeholders", "skeleton", "playground", "playgrounds",
    ]

    private static func isForShow(_ site: PickerSite) -> Bool {
        if site.call.isPreviewed { return true }
        let file = site.file.path.split(separator: "/").suffix(3).joined(separator: "/")
        var names = [file]
        var next = site.call.parent
        while let node = next {
            if let named = node.asProtocol(NamedDeclSyntax.self) { names.append(named.name.text) }
            next = node.parent
        }
        return names.contains { !showing.isDisjoint(with: words(of: $0)) }
    }

    /// The words of a name or a path, in lower case: those of `SoundDemoView` are "sound", "demo", "view".
    private static func words(of name: String) -> [String] {
        var words = [""]
        var isAfterCapital = false
        let letters = Array(name)
        for (place, letter) in letters.enumerated() {
            guard letter.isLetter else {
                words.append("")
                continue
            }
            let isBeforeSmall = place + 1 < letters.count && letters[place + 1].isLowercase
            if letter.isUppercase, !isAfterCapital || isBeforeSmall { words.append("") }
            isAfterCapital = letter.isUppercase
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }

    /// Whether the picker stands in one of several branches.
    private static func isOneSide(of node: ExprSyntax) -> Bool {
        var next = node.parent
        while let current = next {
            if current.as(IfExprSyntax.self)?.elseBody != nil || current.is(SwitchExprSyntax.self)
                || current.is(TernaryExprSyntax.self)
            {
                return true
            }
            if current.asProtocol(DeclGroupSyntax.self) != nil { return false }
            next = current.parent
        }
        return false
    }

    private static func takesNoTouches(_ path: ViewPath) -> Bool {
        path.hierarchy.contains { step in
            guard case .modifier(let modifier, _) = step else { return false }
            return ["disabled", "allowsHitTesting", "hidden", "redacted", "opacity"].contains(modifier.name)
        }
    }

    private static func message(_ site: PickerSite) -> Localized<String> {
        Localized(
            english: "\(site.nameInEnglish) is bound to a constant, so a choice changes nothing",
            chinese: "\(site.nameInChinese)绑定的是常量，选什么都不会变")
    }
    private static let why = Localized(
        english: """
            `.constant(…)` takes no new value. Bind to a `@State`, a `@Binding` or a model's property; say `.disabled(true)` \
            where the picker shall only show a value.
            """,
        chinese: "`.constant(…)` 不接受新值。请绑定到 `@State`、`@Binding` 或模型的属性；只想显示的话，加上 `.disabled(true)`。")
    static let summary = Localized(
        english: "The selection is a constant",
        chinese: "selection 是常量")
}
