import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// What checks of a picker's surroundings ask.
extension CheckContext {
    /// The ways from a picker outward, through the helpers and containers of the app.
    func paths(of site: PickerSite) -> [ViewPath] {
        remembered.paths.answer(for: site.call.id) {
            ViewPathReader(inference: inference).paths(from: site.call, in: site.file)
        }
    }

    /// Whether an expression, or the property or variable that it names, mentions a name.
    func leads(_ node: ExprSyntax, to names: Set<String>, in file: SourceFile) -> Bool {
        if node.mentions(names) { return true }
        var reference = node
        if let call = node.as(FunctionCallExprSyntax.self) { reference = call.calledExpression }
        if let member = reference.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
            reference = ExprSyntax(member.declName)
        }
        guard let name = reference.as(DeclReferenceExprSyntax.self)?.baseName.name,
            let meaning = inference.meaning(of: name, at: node, in: file)
        else { return false }
        switch meaning {
        case .local(let binding, _): return Syntax(binding).mentions(names)
        case .localFunction(let function): return Syntax(function).mentions(names)
        case .member(let member, _), .global(let member): return member.node.mentions(names)
        default: return false
        }
    }
}

extension Set<Applicability.Platform> {
    /// Where `Form` and `List` are tables whose rows react to touches.
    static let rows: Set = [.iOS, .iPadOS, .visionOS]
}

extension PickerSite {
    /// The word `Picker`, which findings about a picker as a whole mark.
    var mark: ExprSyntax { call.calledExpression }

    /// The title in quotation marks, or nothing where it is no literal.
    var quotedTitle: String? {
        guard let text = title?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            !text.allSatisfy(\.isWhitespace)
        else { return nil }
        return text
    }

    /// "The picker "Size"", or "The picker".
    var nameInEnglish: String { quotedTitle.map { "The picker \"\($0)\"" } ?? "The picker" }
    var nameInChinese: String { quotedTitle.map { "选择器“\($0)”" } ?? "这个选择器" }

    /// An insertion behind the picker's last modifier, on a line of its own where the chain is written so.
    func insertion(_ modifier: String, after name: String? = nil) -> Edit? {
        let last = name.flatMap { name in chain.modifiers.last { $0.name == name } } ?? chain.modifiers.last
        let end = last.map { SourceFile.range(of: $0.call).upperBound } ?? SourceFile.range(of: call).upperBound
        var gap = ""
        if let period = last?.call.calledExpression.as(MemberAccessExprSyntax.self)?.period {
            let trivia = period.leadingTrivia.description
            if trivia.contains(where: \.isNewline) {
                gap =
                    (trivia.contains("\r\n") ? "\r\n" : "\n")
                    + trivia.reversed().prefix { $0 == " " || $0 == "\t" }.reversed()
            }
        }
        return Edit(range: end..<end, replacement: gap + modifier)
    }
}
