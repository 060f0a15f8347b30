import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A look of segments that depends on state and is set through the appearance proxy, which does not reach visible controls.
enum AppearanceProxyGlobal: SourceCheck {
    static let slug = Slug(fixed: "appearance-proxy-global")
    static let severity = Severity.warning
    static let words = ["UISegmentedControl"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool { file.mentions("appearance") }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        SegmentProxy.all(at: token, in: file, context.inference).compactMap { setting in
            guard !setting.isRebuilt else { return nil }
            switch setting.place {
            case .viewInit, .body:
                guard let state = state(in: setting.statement, file, context.inference) else { return nil }
                return finding(at: setting.statement, in: file, message(state), why: why)
            case .reaction("onChange"), .reaction("onReceive"):
                return finding(at: setting.statement, in: file, reactionMessage, why: why)
            default: return nil
            }
        }
    }

    private static let wrappers: Set<String> = [
        "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "AppStorage",
        "SceneStorage",
        "Bindable", "FocusState", "GestureState",
    ]

    /// The name of a state that a statement reads, also through a computed property of the view.
    private static func state(
        in statement: some SyntaxProtocol, _ file: SourceFile, _ inference: TypeInference, depth: Int = 0
    ) -> String? {
        for token in statement.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
                case .member(let member, _)? = inference.meaning(of: reference.baseName.name, at: reference, in: file),
                case .variable(let binding, _) = member.kind
            else { continue }
            if member.attributes.contains(where: { wrappers.contains($0.attributeName.trimmedDescription) }) {
                return member.name
            }
            if depth == 0, member.name != "body", let body = binding.getter,
                let name = state(in: body, member.file, inference, depth: 1)
            {
                return name
            }
        }
        return nil
    }

    private static func message(_ state: String) -> Localized<String> {
        Localized(
            english:
                "The segments that are on screen do not follow `\(state)`: the appearance proxy never reaches them",
            chinese: "屏幕上的分段不会跟随 `\(state)` 变化：appearance 代理影响不到它们")
    }
    private static let reactionMessage = Localized(
        english: "This does not restyle the segments that are on screen: the appearance proxy never reaches them",
        chinese: "这不会改变屏幕上已有的分段：appearance 代理影响不到它们")
    private static let why = Localized(
        english:
            "The proxy is applied when a control enters a window, and to all segmented controls of the app. Style the control itself in `updateUIView`, or make it anew with `.id(…)`.",
        chinese: "代理只在控件进入窗口时应用，而且作用于全 App 的分段控件。请在 `updateUIView` 里设置控件本身，或用 `.id(…)` 重建它。")
    static let summary = Localized(
        english: "The appearance proxy does not restyle visible controls",
        chinese: "appearance 不会更新已显示的控件")
}
