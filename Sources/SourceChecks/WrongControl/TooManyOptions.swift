import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A menu of a list that the system keeps, which has far more entries than a menu shows: time zones, regions, fonts.
///
/// Only lists that are long on every device count; one that is filtered or cut may be short.
enum TooManyOptions: SourceCheck {
    static let slug = Slug(fixed: "too-many-options")
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard context.isMenu(site) else { return [] }
        for option in site.options.options where !option.isConditional {
            guard let loop = option.loop, let list = longList(behind: loop.data, in: loop.file, context, depth: 0)
            else { continue }
            return [finding(at: loop.data, in: loop.file, message(list), why: why)]
        }
        return []
    }

    /// The lists by their last name, with the types that have them: the shortest, of currencies and fonts, has more than fifty.
    private static let lists: [String: Set<String>] = [
        "knownTimeZoneIdentifiers": ["TimeZone"], "availableIdentifiers": ["Locale"], "isoRegionCodes": ["Locale"],
        "isoLanguageCodes": ["Locale", "LanguageCode"], "isoCurrencyCodes": ["Locale"],
        "commonISOCurrencyCodes": ["Locale"], "isoRegions": ["Region"], "isoCurrencies": ["Currency"],
        "availableFontFamilies": ["NSFontManager"], "availableFonts": ["NSFontManager"], "familyNames": ["UIFont"],
    ]
    private static let keeping: Set<String> = ["sorted", "map", "reversed", "enumerated", "shuffled"]

    private static func longList(
        behind data: ExprSyntax, in file: SourceFile, _ context: CheckContext, depth: Int
    ) -> String? {
        guard depth < 5 else { return nil }
        if let call = data.as(FunctionCallExprSyntax.self) {
            if ModifierChain.calleeName(ExprSyntax(call)) == "Array", let only = call.arguments.first,
                call.arguments.count == 1
            {
                return longList(behind: only.expression, in: file, context, depth: depth + 1)
            }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                keeps(member, call)
            {
                return longList(behind: base, in: file, context, depth: depth + 1)
            }
            guard let (function, file) = context.inference.method(calledBy: call, in: file),
                let value = function.body.flatMap({ only($0.statements) })
            else { return nil }
            return longList(behind: value, in: file, context, depth: depth + 1)
        }
        // A part of a list, `zones[0..<5]`, may be short.
        guard !data.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftSquare }) else {
            return nil
        }
        if let list = systemList(data, in: file, context) { return list }
        guard let (value, file) = value(of: data, in: file, context) else { return nil }
        return longList(behind: value, in: file, context, depth: depth + 1)
    }

    /// The name of a list that the system keeps; nil for one of the app's types that only has such a name.
    private static func systemList(_ data: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> String? {
        guard let path = data.memberPath, let last = path.last, let owners = lists[last],
            path.dropLast().contains(where: owners.contains),
            let first = path.first(where: { !modules.contains($0) }), owners.contains(first) || first == "Locale",
            !context.inference.isDeclaredByApp(.named(first), near: file)
        else { return nil }
        return path.joined(separator: ".")
    }

    private static let modules: Set<String> = ["Foundation", "UIKit", "AppKit"]

    /// Whether a call gives as many elements as it is given, or turns identifiers into what they identify.
    private static func keeps(_ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
        let name = member.declName.baseName.text
        return name == "compactMap" ? identifies(call) : keeping.contains(name)
    }

    /// Whether a call makes of each identifier what it identifies, on no condition: `{ TimeZone(identifier: $0) }`.
    private static func identifies(_ call: FunctionCallExprSyntax) -> Bool {
        if let making = call.arguments.first?.expression, making.is(MemberAccessExprSyntax.self) {
            return making.trimmedDescription.hasSuffix(".init(identifier:)")
        }
        guard let closure = call.trailingClosure, let made = only(closure.statements)?.as(FunctionCallExprSyntax.self)
        else { return false }
        return made.arguments.count == 1 && made.arguments.first?.label?.text == "identifier"
            && made.arguments.first?.expression.is(DeclReferenceExprSyntax.self) == true
    }

    /// The value of a body of one expression.
    private static func only(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        if case .stmt(let statement) = item { return statement.as(ReturnStmtSyntax.self)?.expression }
        if case .expr(let value) = item { return value }
        return nil
    }

    /// What a property is set to and never changed from, or what it computes in one expression.
    private static func value(
        of node: ExprSyntax, in file: SourceFile, _ context: CheckContext
    ) -> (ExprSyntax, SourceFile)? {
        guard let member = context.inference.target(of: node, in: file)?.member ?? ownStatic(node, in: file, context),
            case .variable(let binding, let declaration) = member.kind
        else { return nil }
        if let value = binding.initializer?.value {
            return declaration.bindingSpecifier.text == "let" ? (value, member.file) : nil
        }
        guard case .getter(let statements)? = binding.accessorBlock?.accessors else { return nil }
        return only(statements).map { ($0, member.file) }
    }

    /// The member behind `Self.zones`, or `Zones.all`.
    private static func ownStatic(_ node: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> Member? {
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
            case .metatype(let owner) = context.inference.type(of: base, in: file)
        else { return nil }
        return context.inference.member(access.declName.baseName.name, of: owner, near: file)
    }

    private static func message(_ list: String) -> Localized<String> {
        Localized(
            english: "`\(list)` fills the menu with more options than anybody scrolls through",
            chinese: "`\(list)` 让菜单里的选项多得没法翻")
    }
    private static let why = Localized(
        english:
            "A menu shows a few options and offers no way to jump. Push the list with `.pickerStyle(.navigationLink)`, let people search in a list of its own, or ask for a part first.",
        chinese: "菜单一次只能看到几项，也没法跳转。请用 `.pickerStyle(.navigationLink)` 推入列表、自己做可搜索的列表，或分两步选择。")
    static let summary = Localized(
        english: "There are too many options for this style",
        chinese: "选项太多，不适合这种样式")
}
