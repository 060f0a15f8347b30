import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker bound to a constant, which keeps no choice.
///
/// Code that only shows a picker is left alone: previews, tests, samples, widgets, a branch whose other side may be the real
/// one, and pickers that may take no touches.
enum ConstantSelection: SourceCheck {
    static let slug = Slug(fixed: "constant-selection")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let selection = site.selection, isConstant(selection), !isForShow(site),
            !isOneSide(of: selection), !isOneReturn(of: site.call),
            !context.paths(of: site).contains(where: { mayTakeNoTouches($0, context) })
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
        // A widget takes no touches but those of buttons and toggles with an intent.
        if site.call.isPreviewed || site.file.mentions("WidgetKit") { return true }
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

    /// Whether the declaration around the picker gives something else in its place, on a condition: by another `return`, or
    /// by another picker where this one stands under an `if`.
    private static func isOneReturn(of call: FunctionCallExprSyntax) -> Bool {
        var isUnderCondition = false
        var next = call.parent
        while let current = next {
            if current.is(IfExprSyntax.self) || current.is(GuardStmtSyntax.self) { isUnderCondition = true }
            if current.is(AccessorBlockSyntax.self) || current.is(FunctionDeclSyntax.self) {
                let words = current.tokens(viewMode: .sourceAccurate).map(\.text)
                return words.count { $0 == "return" } > 1 || isUnderCondition && words.count { $0 == "Picker" } > 1
            }
            if current.asProtocol(DeclGroupSyntax.self) != nil { return false }
            next = current.parent
        }
        return false
    }

    /// Whether something around the picker keeps touches from it, or may do so, up to a sheet or the like.
    private static func mayTakeNoTouches(_ path: ViewPath, _ context: CheckContext) -> Bool {
        for step in path.steps {
            switch step {
            case .modifier(let modifier, let file):
                if context.inference.mayKeepTouches(modifier, near: file) { return true }
            case .content(let modifier, _, let file):
                if !context.inference.isPlain(modifier, near: file) { return true }
                guard ["overlay", "background", "safeAreaInset"].contains(modifier.name) else { return false }
            case .unknown: return true
            case .container, .branch: continue
            }
        }
        return false
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
