import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A loop of options over something that is read from files, fonts, devices or a database whenever the body runs.
///
/// It follows computed properties, functions and local constants of the app; what is stored is read once and no fault.
enum HeavyWorkInBody: SourceCheck {
    static let slug = Slug(fixed: "heavy-work-in-body")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        var seen: Set<SyntaxIdentifier> = []
        for loop in site.options.options.flatMap(\.loops) where seen.insert(loop.call.id).inserted {
            guard let source = source(of: loop.data, in: loop.file, context) else { continue }
            let mark = loop.file === site.file ? loop.data : ExprSyntax(site.call.calledExpression)
            return [finding(at: mark, in: site.file, message(source), why: why)]
        }
        return []
    }

    /// What an expression reads from outside of the app's memory, by the name of the call.
    static func source(
        of node: some SyntaxProtocol, in file: SourceFile, _ context: CheckContext, depth: Int = 0
    ) -> String? {
        if let name = heavyCall(in: node) { return name }
        guard depth < 4 else { return nil }
        for call in Calls.all(in: node) {
            guard let (function, origin) = context.inference.method(calledBy: call, in: file), let body = function.body,
                !remembers(body, in: origin, context)
            else { continue }
            if let name = source(of: body, in: origin, context, depth: depth + 1) { return name }
        }
        for reference in References.all(in: node) {
            guard let (value, origin) = computed(reference, in: file, context) else { continue }
            if let name = source(of: value, in: origin, context, depth: depth + 1) { return name }
        }
        return nil
    }

    /// Whether a function keeps its result somewhere, so that it need not do its work again.
    private static func remembers(
        _ body: some SyntaxProtocol, in file: SourceFile, _ context: CheckContext
    ) -> Bool {
        body.tokens(viewMode: .sourceAccurate).contains { $0.text.lowercased().contains("cache") }
            || Assignment.all(in: body).contains { context.inference.isOwnMember($0.target, in: file) }
    }

    /// What a name computes anew when it is read: a computed property of the own type, or a constant of the body.
    private static func computed(
        _ reference: ExprSyntax, in file: SourceFile, _ context: CheckContext
    ) -> (Syntax, SourceFile)? {
        guard let path = reference.memberPath, !path.isEmpty else { return nil }
        var member: Member?
        if path.count == 1 {
            switch context.inference.meaning(of: path[0], at: reference, in: file) {
            case .local(let binding, _): return binding.initializer.map { (Syntax($0.value), file) }
            case .member(let own, _): member = own
            default: return nil
            }
        } else if let access = reference.as(MemberAccessExprSyntax.self), let base = access.base {
            let type = context.inference.type(of: base, in: file)
            let owner = if case .metatype(let named) = type { named } else { type }
            member = context.inference.member(access.declName.baseName.name, of: owner, near: file)
        }
        guard let member, !member.file.isInterface, let getter = member.binding?.getter,
            !remembers(getter, in: member.file, context)
        else {
            return nil
        }
        return (Syntax(getter), member.file)
    }

    /// Members that read the system, each with the names that one of must stand before them; empty for any.
    private static let calls: [String: Set<String>] = [
        "contentsOfDirectory": [], "subpathsOfDirectory": [], "subpaths": ["FileManager"],
        "enumerator": ["FileManager"],
        "availableFontFamilies": ["NSFontManager"], "availableFonts": ["NSFontManager"],
        "availableMembers": ["NSFontManager"], "availableFontNames": ["NSFontManager"],
        "speechVoices": ["AVSpeechSynthesisVoice"], "availableVoices": ["NSSpeechSynthesizer"],
        "DiscoverySession": ["AVCaptureDevice"], "devices": ["AVCaptureDevice"], "urlsForApplications": ["NSWorkspace"],
        "urls": ["Bundle"], "paths": ["Bundle"],
    ]
    private static let functions: Set<String> = [
        "CTFontManagerCopyAvailableFontFamilyNames", "CTFontManagerCopyAvailablePostScriptNames",
        "CGWindowListCopyWindowInfo",
    ]

    private static func heavyCall(in node: some SyntaxProtocol) -> String? {
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
            if functions.contains(token.text) { return token.text }
            if ["Data", "String"].contains(token.text), let call = reference.parent?.as(FunctionCallExprSyntax.self),
                ["contentsOf", "contentsOfFile"].contains(call.arguments.first?.label?.text)
            {
                return "\(token.text)(contentsOf:)"
            }
            guard let roots = calls[token.text], let member = reference.parent?.as(MemberAccessExprSyntax.self),
                member.declName.id == reference.id
            else { continue }
            if roots.isEmpty
                || member.base.map({ base in
                    base.tokens(viewMode: .sourceAccurate).contains { roots.contains($0.text) }
                }) == true
            {
                return token.text
            }
        }
        return nil
    }

    private static func message(_ source: String) -> Localized<String> {
        Localized(
            english: "The options are looked up with `\(source)` each time the body runs",
            chinese: "每次执行 body 都会用 `\(source)` 重新查找选项")
    }
    private static let why = Localized(
        english: """
            SwiftUI calls `body` whenever anything that the view reads changes, on the main thread, so every change on the \
            screen waits for this; load the list once, in `.task` or in a model, and loop over what is there.
            """,
        chinese: "视图读取的任何值变化时，SwiftUI 都会在主线程上调用 `body`，屏幕上的每次变化都要等它；请在 `.task` 或模型里加载一次，再遍历结果。")
    static let summary = Localized(
        english: "The options are looked up anew in every body",
        chinese: "每次 body 都重新查找选项")
}
