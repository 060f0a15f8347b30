import PickerCheck

/// The words of reports.
enum ReportWords {
    /// A severity as people call it.
    static func name(of severity: Severity) -> Localized<String> {
        switch severity {
        case .error: Localized(english: "error", chinese: "错误")
        case .warning: Localized(english: "warning", chinese: "警告")
        case .advice: Localized(english: "advice", chinese: "建议")
        }
    }

    static func count(_ count: Int, of severity: Severity) -> Localized<String> {
        let english =
            switch severity {
            case .error: count == 1 ? "1 error" : "\(count) errors"
            case .warning: count == 1 ? "1 warning" : "\(count) warnings"
            case .advice: count == 1 ? "1 piece of advice" : "\(count) pieces of advice"
            }
        return Localized(
            english: english, chinese: "\(count) \(severity == .advice ? "条" : "个")\(name(of: severity).chinese)")
    }

    /// What there is, in one line with a full stop.
    static func summary(of report: FindingReport) -> Localized<String> {
        let counts = Severity.allCases.reversed().map { ($0, report.count(of: $0)) }.filter { $0.1 > 0 }
        let (files, pickers) = (report.summary.files, report.summary.pickers)
        let places = Localized(
            english: (files == 1 ? "1 file" : "\(files) files") + " with "
                + (pickers == 1 ? "1 picker" : "\(pickers) pickers"),
            chinese: "\(files) 个文件、\(pickers) 个 Picker")
        guard !counts.isEmpty else {
            return Localized(
                english: "Nothing found in \(places.english).", chinese: "检查了 \(places.chinese)，没有发现问题。")
        }
        return Localized(
            english: counts.map { count($0.1, of: $0.0).english }.joined(separator: ", ") + " in \(places.english).",
            chinese: "在 \(places.chinese) 中发现 " + counts.map { count($0.1, of: $0.0).chinese }.joined(separator: "、")
                + "。")
    }

    /// Behind a repair that can be made without asking.
    static let safeRepair = Localized(english: " (--fix does it)", chinese: "（--fix 可自动完成）")
    static let colon = Localized(english: ": ", chinese: "：")

    // MARK: Tables

    static let (columnSeverity, columnPlace, columnMessage, columnCheck) = (
        Localized(english: "Severity", chinese: "级别"), Localized(english: "Place", chinese: "位置"),
        Localized(english: "What is wrong", chinese: "问题"), Localized(english: "Check", chinese: "检查")
    )

    static func name(of repair: CheckRule.RepairKind) -> Localized<String> {
        switch repair {
        case .none: Localized(english: "by hand", chinese: "手动修复")
        case .suggestion: Localized(english: "suggestion", chinese: "提供修改建议")
        case .fixable: Localized(english: "--fix", chinese: "可用 --fix")
        }
    }

    // MARK: Facts

    static let unknown = Localized(english: "unknown", chinese: "未知")
    static let selection = Localized(english: "selection", chinese: "selection")
    static let initialValue = Localized(english: "starts as", chinese: "初始值")
    static let tags = Localized(english: "tags", chinese: "tag")
    static let options = Localized(english: "options", chinese: "选项数")
    static let style = Localized(english: "style", chinese: "样式")
    static let containers = Localized(english: "inside", chinese: "所在容器")
    static let answers = Localized(english: "answers", chinese: "可回答")
    static let checkFinds = Localized(english: "check finds", chinese: "check 发现")
    static let fromLoop = Localized(english: "given by the loop", chinese: "由循环提供")
    static let noSites = Localized(english: "There is no picker here.", chinese: "这里没有 Picker。")
}
