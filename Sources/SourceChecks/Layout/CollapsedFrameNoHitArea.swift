import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker in a frame that is almost flat: it is drawn beyond the frame, where no touch reaches it.
enum CollapsedFrameNoHitArea: SourceCheck {
    static let slug = Slug(fixed: "collapsed-frame-no-hit-area")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    /// A report found that a picker opens from a height of eight points on.
    private static let least = 8.0

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        for path in context.paths(of: site) {
            guard let (label, argument, file) = flatFrame(in: path), file === site.file else { continue }
            let edit = Edit(range: SourceFile.range(of: argument), replacement: "minHeight: 44")
            let repair = label == "height" ? Repair(isSafe: false, title: title, edits: [edit]) : nil
            let height = argument.expression.trimmedDescription
            return [finding(at: argument, in: file, message(site, label, height), why: why, repair: repair)]
        }
        return []
    }

    private static func flatFrame(in path: ViewPath) -> (String, LabeledExprSyntax, SourceFile)? {
        var found: (String, LabeledExprSyntax, SourceFile)?
        steps: for step in path.hierarchy {
            switch step {
            case .container(let name, _, _, _, _):
                guard ["HStack", "VStack", "ZStack", "Group", "Form", "List", "LabeledContent"].contains(name) else {
                    break steps
                }
            case .content, .unknown: break steps
            case .branch: continue
            case .modifier(let modifier, let file):
                if hiding.contains(modifier.name) { return nil }
                guard modifier.name == "frame", found == nil else { continue }
                let argument = modifier.arguments.first { ["height", "maxHeight"].contains($0.label?.text) }
                if let argument, let height = argument.expression.number, height < least {
                    found = (argument.label?.text ?? "", argument, file)
                }
            }
        }
        return found
    }

    /// What makes a flat frame look wanted.
    private static let hiding: Set = [
        "opacity", "hidden", "clipped", "accessibilityHidden", "allowsHitTesting", "scaleEffect",
    ]

    private static func message(_ site: PickerSite, _ label: String, _ height: String) -> Localized<String> {
        Localized(
            english: "\(site.nameInEnglish) can be seen but hardly tapped: its frame has a `\(label)` of \(height)",
            chinese: "\(site.nameInChinese)看得见却几乎点不到：frame 的 `\(label)` 只有 \(height)")
    }
    private static let why = Localized(
        english:
            "A frame does not clip what is drawn, but touches are searched only inside of it. A frame of almost nothing hides no picker; an `if` does.",
        chinese: "frame 不裁剪绘制内容，但触摸只在它的范围内查找。很小的 frame 并不能隐藏选择器；要隐藏请用 `if`。")
    private static let title = Localized(english: "Give the frame room for a finger", chinese: "给 frame 留出手指能点的高度")
    static let summary = Localized(
        english: "The picker is drawn outside of a frame that is too small",
        chinese: "frame 太小，选择器画在了外面")
}
