import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// What mends one row.
struct RowRepair {
    var edits: [Edit]
    var isSafe: Bool
}

extension SourceCheck {
    /// The one finding of a check of tags at a picker: it marks the first row at fault and counts the others.
    ///
    /// Rows that their loop serves in spite of a dead tag are advice, and only where no other row is dead.
    ///
    /// - Parameters:
    ///   - concerns: whether the check speaks for a fault.
    ///   - message: what is wrong with the first row.
    ///   - repair: what mends a row; one that cannot be mended leaves the finding without a repair.
    static func tagFindings(
        in site: PickerSite, _ context: CheckContext, where concerns: (TagFault) -> Bool,
        message: (TagFault, TagRule) -> Localized<String>, why: (TagFault, TagRule) -> Localized<String>,
        title: Localized<String>? = nil, repair: (TagFault, TagRule) -> RowRepair? = { _, _ in nil }
    ) -> [Finding] {
        guard let rule = TagRule(site, context) else { return [] }
        let all = rule.faults.filter(concerns)
        let dead = all.filter { !$0.isMasked }
        let faults = dead.isEmpty ? all : dead
        guard let first = faults.first else { return [] }
        let places = faults.map { $0.place(in: site) }
        guard let place = places.first else { return [] }
        var mended: Repair?
        let repairs = faults.compactMap { repair($0, rule) }
        if let title, repairs.count == faults.count, faults.allSatisfy({ $0.option.file === site.file }) {
            let edits = Set(repairs.flatMap(\.edits))
            mended = Repair(isSafe: repairs.allSatisfy(\.isSafe), title: title, edits: Array(edits))
        }
        var found = finding(
            at: place, in: site.file, severity: first.severity(in: site),
            message(first, rule).with(first.consequence(in: site)),
            why: first.isMasked ? served : why(first, rule), repair: mended)
        var seen: Set = [found.span]
        found.others = places.map { site.file.span(of: $0) }.filter { seen.insert($0).inserted }
        return [found]
    }
}

extension Localized<String> {
    /// The message with what comes of it behind it.
    fileprivate func with(_ consequence: Self?) -> Self {
        guard let consequence else { return self }
        return Localized(
            english: "\(english), so \(consequence.english)", chinese: "\(chinese)，\(consequence.chinese)")
    }
}

extension TagFault {
    /// A dead row of a picker surely fails; a list or a tab view may be used without choosing by hand.
    fileprivate func severity(in site: PickerSite) -> Severity {
        if isMasked { return .advice }
        if case .plainLoop = reason { return .warning }
        switch site.kind {
        case .picker: return .error
        case .tabView: return .warning
        case .list: return site.isSetByHand ? .advice : .warning
        }
    }

    /// What the fault does to the row, for faults whose message does not say it.
    fileprivate func consequence(in site: PickerSite) -> Localized<String>? {
        switch reason {
        case .optionalTag, .plainTag, .rawValue, .otherType:
            isMasked ? deadTag : site.isSetByHand ? unlinkedRow : deadRow
        case .loopID, .modelLoop, .plainLoop: site.isSetByHand ? unlinkedRows : deadRows
        default: nil
        }
    }

    /// What a finding marks: the tag, the loop, or the row; the selection where those stand in another file.
    func place(in site: PickerSite) -> Syntax {
        let (node, file): (Syntax?, SourceFile) =
            switch reason {
            case .optionalTag(let tag), .plainTag(let tag), .rawValue(let tag), .otherType(let tag):
                (Syntax(tag.expression), tag.file)
            case .loopID(let loop), .modelLoop(let loop), .plainLoop(let loop):
                (Syntax(loop.call.calledExpression), loop.file)
            case .inside(let modifier): (modifier.nameToken.map { Syntax($0) }, option.file)
            case .oneOfSeveral: (site.selection.map { Syntax($0) }, site.file)
            case .noTag:
                (option.chain.base.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression) }, option.file)
            }
        guard let node, file === site.file else { return Syntax(site.selection ?? ExprSyntax(site.call)) }
        return node
    }
}

extension PickerSite {
    /// Whether the rows of a list may set its selection themselves, by a tap or a button.
    fileprivate var isSetByHand: Bool { kind == .list && variable.map { file.assigns($0.name) } == true }
}

private let served = Localized(
    english: """
        A tag is found only under its exact type, so this one does nothing. The row most likely works all the same, because \
        the loop's id stays beside it as the row's tag.
        """,
    chinese: "tag 只在类型完全相同时才会被找到，所以它不起作用。循环的 id 仍作为这一行的 tag 留着，这一行多半照样能用。")
private let deadTag = Localized(english: "the tag does nothing", chinese: "这个 tag 不起作用")
private let deadRow = Localized(english: "the row cannot be chosen", chinese: "这一行选不中")
private let deadRows = Localized(english: "none can be chosen", chinese: "哪一行都选不中")
private let unlinkedRow = Localized(english: "the list itself cannot choose the row", chinese: "列表自己选不中这一行")
private let unlinkedRows = Localized(english: "the list itself can choose none", chinese: "列表自己哪一行都选不中")
