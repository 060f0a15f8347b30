import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A loop over a range whose length can change, without an id: it reads the range once.
enum ConstantRangeForeach: SourceCheck {
    static let slug = Slug(fixed: "constant-range-foreach")
    static let severity = Severity.warning
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        var seen: Set<SyntaxIdentifier> = []
        return site.options.options.flatMap(\.loops).compactMap { loop -> Finding? in
            guard loop.isConstantRange, loop.dataType.name == "Range", loop.file === site.file,
                let length = length(of: loop.data, context, in: site.file)
            else { return nil }
            let change = Change(of: length.subject, context, in: length.file)
            guard change != .never, seen.insert(loop.call.id).inserted else { return nil }
            return finding(
                at: loop.data, in: site.file, severity: change == .seen ? .warning : .advice,
                message(length.subject.trimmedDescription), why: why, repair: dynamic(loop, context, in: site.file))
        }
    }

    /// What a range's length is taken from: the collection in `0..<items.count` and `items.indices`, the number in `0..<n`.
    private static func length(
        of data: ExprSyntax, _ context: CheckContext, in file: SourceFile
    ) -> (subject: ExprSyntax, file: SourceFile)? {
        if let indices = data.as(MemberAccessExprSyntax.self), indices.declName.baseName.text == "indices" {
            return indices.base.map { ($0, file) }
        }
        guard let bounds = context.inference.rangeBounds(data, in: file), bounds.upper.count == 1,
            let upper = bounds.upper.first, context.inference.constantNumber(upper, in: bounds.file) == nil
        else { return nil }
        if let count = upper.as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count" {
            return count.base.map { ($0, bounds.file) }
        }
        return (upper, bounds.file)
    }

    /// The same loop with an id, over the indices of an array where it counted to its count.
    private static func dynamic(_ loop: OptionLoop, _ context: CheckContext, in file: SourceFile) -> Repair {
        let range = SourceFile.range(of: loop.data)
        var edits = [Edit(range: range.upperBound..<range.upperBound, replacement: ", id: \\.self")]
        var isFromZero = true
        if let bounds = context.inference.rangeBounds(loop.data, in: file), bounds.file === file {
            isFromZero = context.inference.constantNumber(bounds.lower, in: file) == 0
            if isFromZero, bounds.upper.count == 1, let count = bounds.upper[0].as(MemberAccessExprSyntax.self),
                count.declName.baseName.text == "count", let base = count.base, loop.data.is(SequenceExprSyntax.self),
                context.inference.type(of: base, in: file).name == "Array"
            {
                edits = [Edit(range: range, replacement: "\(base.trimmedDescription).indices, id: \\.self")]
            }
        }
        return Repair(isSafe: isFromZero, title: title, edits: edits)
    }

    private static func message(_ subject: String) -> Localized<String> {
        Localized(
            english: "The loop reads its range once and does not follow `\(subject)`",
            chinese: "这个循环只读一次范围，不会跟着 `\(subject)` 变化")
    }
    private static let why = Localized(
        english: """
            `ForEach` over a range without an id is for constant ranges: rows that come later are missing, and \
            when the collection shrinks a subscript may crash. With `id: \\.self` it follows.
            """,
        chinese: "不写 id 的范围循环只适用于常量范围：后来的行不会出现，集合变短时下标还可能崩溃。写上 `id: \\.self` 就会跟着变化。")
    private static let title = Localized(english: "Give the loop an id", chinese: "给循环写上 id")
    static let summary = Localized(
        english: "A loop over a constant range does not follow the list",
        chinese: "常量范围的循环不会跟着列表变")
}
