import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A selection that is an instant or a fraction which meets no tag exactly, though it looks like one.
///
/// Three forms: a selection that starts with the present moment, options that are made from the present moment whenever the
/// view is evaluated, and a fraction that differs from its option in the last digits.
enum DateSelectionNotInTags: SourceCheck {
    static let slug = Slug(fixed: "date-selection-not-in-tags")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        if let missing = context.missingStart(of: site),
            let near = missing.options.first(where: {
                missing.value.isNearly($0.value)
            }), case .number(let number) = near.value
        {
            return [
                finding(
                    at: missing.place(in: site), in: site.file,
                    fractionMessage(missing.start.name, missing.spelling, "\(number)"), why: fractionWhy)
            ]
        }
        guard (site.selectionType.wrapped ?? site.selectionType) == .named("Date"), site.options.isComplete,
            !site.options.options.isEmpty, hasTags(site)
        else { return [] }
        return startsNow(site, context) ?? changingOptions(site, context) ?? []
    }

    /// Whether every option is tagged with a date.
    private static func hasTags(_ site: PickerSite) -> Bool {
        site.options.options.allSatisfy { option in
            let type = option.tags.first?.type ?? option.loop?.idType ?? .unknown
            return !option.mayHideTag && (type.wrapped ?? type) == .named("Date")
        }
    }

    /// A selection that starts with the present moment and is in no way in the options.
    private static func startsNow(_ site: PickerSite, _ context: CheckContext) -> [Finding]? {
        let starts = SelectionStartReader(inference: context.inference)
        guard let value = starts.written(site)?.expression, isNow(value), let start = starts.start(of: site),
            start.writes.isEmpty
        else { return nil }
        // Options made from the selection itself may hold it.
        var open: [Syntax] = site.options.options.flatMap { option in
            option.loops.map { Syntax($0.data) } + option.tags.map { Syntax($0.expression) }
        }
        var visited: Set<SyntaxIdentifier> = []
        while let node = open.popLast() {
            guard visited.insert(node.id).inserted, visited.count < 40 else { continue }
            for token in node.tokens(viewMode: .sourceAccurate) {
                if token.text == "$" + start.name { return nil }
                guard let reference = token.reference, token.text.first?.isLowercase == true, isOwn(reference),
                    case .member(let member, _)? = context.inference.meaning(
                        of: token.text, at: reference, in: site.file),
                    member.file === site.file
                else { continue }
                if member.node.id == site.variable?.node.id { return nil }
                open.append(member.node)
            }
        }
        let node = start.file === site.file ? Syntax(value) : site.selection.map { Syntax($0) } ?? Syntax(site.call)
        return [
            finding(
                at: node, in: site.file, severity: start.isStored ? .warning : .error, nowMessage(start.name),
                why: nowWhy)
        ]
    }

    /// Whether a name is not a member of something else.
    private static func isOwn(_ reference: ExprSyntax) -> Bool {
        guard let member = reference.as(MemberAccessExprSyntax.self) else { return true }
        return member.base?.trimmedDescription == "self"
    }

    /// `Date()`, `Date.now`, `.now`.
    private static func isNow(_ node: ExprSyntax) -> Bool {
        ["Date()", "Date.now", ".now", "Date.init()", ".init()"].contains(node.trimmedDescription)
    }

    /// Options that are moments counted from now, made anew whenever they are read.
    private static func changingOptions(_ site: PickerSite, _ context: CheckContext) -> [Finding]? {
        for loop in site.options.options.flatMap(\.loops) where isDate(loop.elementType) {
            let data = madeAnew(loop.data, in: loop.file, context)
            for token in data.tokens(viewMode: .sourceAccurate) where ["Date", "now"].contains(token.text) {
                guard let now = momentNow(token), isShifted(now) else { continue }
                let mark = loop.file === site.file ? ExprSyntax(loop.data) : ExprSyntax(site.call.calledExpression)
                return [finding(at: mark, in: site.file, severity: .warning, changingMessage, why: changingWhy)]
            }
        }
        return nil
    }

    private static func isDate(_ type: SwiftType) -> Bool { type == .named("Date") }

    /// What makes a loop's data: the getter of a computed property, or the expression itself.
    private static func madeAnew(_ data: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> Syntax {
        guard let reference = data.as(DeclReferenceExprSyntax.self),
            case .member(let member, _)? = context.inference.meaning(of: reference.baseName.name, at: data, in: file),
            case .variable(let binding, _) = member.kind
        else { return Syntax(data) }
        return binding.getter.map { Syntax($0) } ?? Syntax(TokenSyntax(.identifier(""), presence: .missing))
    }

    private static func momentNow(_ token: TokenSyntax) -> ExprSyntax? {
        var next = token.parent
        while let node = next {
            if let expression = node.as(ExprSyntax.self), isNow(expression) { return expression }
            if node.is(FunctionCallExprSyntax.self) { return nil }
            next = node.parent
        }
        return nil
    }

    /// Whether the moment is moved and stays a moment: `now.addingTimeInterval(…)`, `date(byAdding:value:to: now)`.
    private static func isShifted(_ now: ExprSyntax) -> Bool {
        if let member = now.parent?.as(MemberAccessExprSyntax.self), member.base?.id == now.id {
            return ["addingTimeInterval", "advanced"].contains(member.declName.baseName.text)
        }
        guard let argument = now.parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.arguments.first?.label?.text == "byAdding"
    }

    private static func nowMessage(_ name: String) -> Localized<String> {
        Localized(
            english: "`\(name)` starts as this very moment, which is none of the dates that the options carry",
            chinese: "`\(name)` 的初始值是此刻，而选项里没有一个日期恰好等于此刻")
    }

    private static let nowWhy = Localized(
        english:
            "A date is a point in time to fractions of a second, and tags compare all of it. Make selection and tags alike, with `Calendar.current.startOfDay(for:)`, or tag with day numbers.",
        chinese: "日期是精确到秒以下的时间点，tag 会全部比较。请让 selection 和 tag 用同样的方式得到，如 `Calendar.current.startOfDay(for:)`，或用天数作 tag。")
    private static let changingMessage = Localized(
        english:
            "These options are counted from this very moment at every evaluation, so a chosen date is not among them afterwards",
        chinese: "这些选项每次计算都从此刻算起，选过的日期之后就不在其中了")
    private static let changingWhy = Localized(
        english:
            "As soon as the view is evaluated again, the dates differ by fractions of a second from the chosen one. Keep the list in `@State` or in the model, or count from the start of the day.",
        chinese: "视图一旦重新计算，这些日期就与已选的相差零点几秒。请把列表放进 `@State` 或模型，或从当天零点算起。")

    private static func fractionMessage(_ name: String, _ value: String, _ option: String) -> Localized<String> {
        Localized(
            english: "`\(name)` starts as \(value), but the nearest option is \(option), which is not equal",
            chinese: "`\(name)` 的初始值是 \(value)，但最接近的选项是 \(option)，两者并不相等")
    }

    private static let fractionWhy = Localized(
        english:
            "Fractions that are computed in two ways differ in their last digits, and tags compare all of them. Tag with whole numbers, such as tenths, and divide where you use the value.",
        chinese: "用两种方式算出的小数末位不同，tag 会全部比较。请用整数（如十分之一）作 tag，使用时再除。")
    static let summary = Localized(
        english: "A date as the selection equals no date of the options",
        chinese: "Date 作 selection，和选项里的日期不相等")
}
