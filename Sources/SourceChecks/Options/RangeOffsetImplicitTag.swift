import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A loop over a range that does not start at zero, without an id and without a tag: its rows are tagged by position.
enum RangeOffsetImplicitTag: SourceCheck {
    static let slug = Slug(fixed: "range-offset-implicit-tag")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind != .list, site.selectionType == .int else { return [] }
        var seen: Set<SyntaxIdentifier> = []
        return site.options.options.compactMap { option -> Finding? in
            guard let loop = option.loop, option.loops.count == 1, loop.isConstantRange,
                loop.dataType == .named("Range", [.int]),
                option.tags.allSatisfy({ $0.type.isKnown && $0.type != .int }), loop.file === site.file,
                let bounds = context.inference.rangeBounds(loop.data, in: site.file),
                let start = context.inference.constantNumber(bounds.lower, in: bounds.file), start != 0,
                !option.mayGainTag(context.inference), isUntagged(loop, in: site), seen.insert(loop.call.id).inserted
            else { return nil }
            return finding(start, loop, in: site)
        }
    }

    /// Whether no row of the loop has a tag; where some do, the others stand in branches that need not be taken.
    private static func isUntagged(_ loop: OptionLoop, in site: PickerSite) -> Bool {
        site.options.options.allSatisfy { option in
            option.tags.isEmpty || !option.loops.contains { $0.call.id == loop.call.id }
        }
    }

    private static func finding(_ start: Int, _ loop: OptionLoop, in site: PickerSite) -> Finding {
        let isMadeUpFor = isMadeUpFor(start, in: site)
        let end = SourceFile.range(of: loop.data).upperBound
        let repair = Repair(
            isSafe: !isMadeUpFor && site.variable?.isPrivate == true, title: title,
            edits: [Edit(range: end..<end, replacement: ", id: \\.self")])
        let severity: Severity = isMadeUpFor ? .advice : site.kind == .picker ? .error : .warning
        return finding(at: loop.data, in: site.file, severity: severity, message(start), why: why, repair: repair)
    }

    /// Whether the code adds the range's start, or takes it off, wherever it uses the value: the position is meant then.
    private static func isMadeUpFor(_ start: Int, in site: PickerSite) -> Bool {
        guard let name = site.variable?.name else { return false }
        return NameUses.tokens(name, in: site.file).contains { token in
            guard let parts = token.parent?.enclosingSequence else { return false }
            return parts.contains { LiteralConversion.integer($0) == abs(start) }
                && parts.contains { ["+", "-"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
        }
    }

    private static func message(_ start: Int) -> Localized<String> {
        Localized(
            english: """
                Without an id the rows of this range are tagged 0, 1, 2 …, not \(start), \(start + 1), \
                \(start + 2) …
                """,
            chinese: "没有 id 时，这个范围的行的 tag 是 0、1、2……，而不是 \(start)、\(start + 1)、\(start + 2)……")
    }
    private static let why = Localized(
        english: """
            `ForEach` over a constant range tags each row with its position, so the picker marks and stores \
            another number than the row shows. Write `id: \\.self`, or tag the row with the number.
            """,
        chinese: "对常量范围使用的 `ForEach` 用位置作每一行的 tag，所以选择器标出和存下的不是行上显示的数。请写 `id: \\.self`，或用该数作 tag。")
    private static let title = Localized(english: "Let the number be the id", chinese: "用数本身作 id")
    static let summary = Localized(
        english: "A range without an id tags its rows 0, 1, 2 …",
        chinese: "不写 id 的范围，各行的 tag 是 0、1、2……")
}

extension Syntax {
    /// The operands and operators that a name stands between, directly or as the end of `self.name`.
    fileprivate var enclosingSequence: [ExprSyntax]? {
        var node: Syntax? = self
        for _ in 0..<4 {
            if let list = node?.as(ExprListSyntax.self) { return Array(list) }
            node = node?.parent
        }
        return nil
    }
}

extension Member {
    /// Whether only its own type or file sees it.
    var isPrivate: Bool {
        guard case .variable(_, let declaration) = kind else { return false }
        return declaration.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
