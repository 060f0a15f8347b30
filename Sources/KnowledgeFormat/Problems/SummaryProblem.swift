/// What can be wrong with the title and the line below it: of `symptom → cause → fix`, or a clause without parts.
package enum SummaryProblem: Hashable, Sendable {
    case titleMissing
    case titleEndsWithStop
    case missing
    case onSeveralLines
    case parts(found: Int)
    case partEmpty(number: Int)
    case partTooLong(number: Int, length: Int, limit: Int)
    case partEndsWithStop(number: Int)
    /// No clause stands below the title.
    case clauseMissing
    case tooLong(length: Int, limit: Int)
    case endsWithStop
}

extension SummaryProblem {
    var wording: Wording {
        switch self {
        case .titleMissing:
            Wording(
                "the text does not start with a title", "正文没有以标题开头", do: "start with `# ` and the name for people",
                "请以 `# ` 加标题开头")
        case .titleEndsWithStop: Wording("the title ends with a stop", "标题末尾有句号", do: "remove it", "请去掉")
        case .onSeveralLines:
            Wording("the summary has several lines", "摘要有多行", do: "write it on one line", "请写成一行")
        case .parts(let found):
            Wording(
                "the summary has \(found) parts", "摘要有 \(found) 部分", do: "write `symptom → cause → fix`",
                "请写成 `现象 → 原因 → 修复`")
        case .partEmpty(let number):
            Wording("part \(number) of the summary is empty", "摘要第 \(number) 部分是空的", do: "write it", "请填写")
        case .partTooLong(let number, let length, let limit):
            Wording(
                "part \(number) of the summary has \(length) characters", "摘要第 \(number) 部分有 \(length) 个字符",
                do: "at most \(limit) are allowed", "最多 \(limit) 个")
        case .partEndsWithStop(let number):
            Wording("part \(number) of the summary ends with a stop", "摘要第 \(number) 部分末尾有句号", do: "remove it", "请去掉")
        case .clauseMissing:
            Wording(
                "no summary follows the title", "标题后没有摘要", do: "write a clause on a line of its own", "请单独写一行短句")
        case .tooLong(let length, let limit):
            Wording(
                "the summary has \(length) characters", "摘要有 \(length) 个字符", do: "at most \(limit) are allowed",
                "最多 \(limit) 个")
        case .endsWithStop: Wording("the summary ends with a stop", "摘要末尾有句号", do: "remove it", "请去掉")
        case .missing:
            Wording(
                "no summary follows the title", "标题后没有摘要", do: "write `symptom → cause → fix` on a line of its own",
                "请单独写一行 `现象 → 原因 → 修复`")
        }
    }
}
