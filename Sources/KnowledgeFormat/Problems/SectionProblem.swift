/// What can be wrong with the fixed sections of an entry's text.
package enum SectionProblem: Hashable, Sendable {
    case textBefore
    case missing(String)
    case outOfOrder(String)
    case unknown(String)
    case twice(String)
    case level(Int)
    /// A heading that is underlined instead of opened with `#`.
    case underlined
    case empty(String)
    case partEmpty(String)
    case firstParagraphMissing
}

extension SectionProblem {
    var wording: Wording {
        switch self {
        case .textBefore:
            Wording("text stands before the first section", "第一节之前有正文", do: "move it into a section", "请移到某一节里")
        case .missing(let heading):
            Wording("the section `## \(heading)` is missing", "缺少 `## \(heading)` 一节", do: "add it", "请补上")
        case .outOfOrder(let heading):
            Wording("`## \(heading)` comes too late", "`## \(heading)` 的位置太靠后", do: "keep the fixed order", "请按固定顺序")
        case .unknown(let heading):
            Wording(
                "`## \(heading)` is no section", "没有 `## \(heading)` 这一节", do: "use `###` inside a section",
                "节内请用 `###`")
        case .twice(let heading):
            Wording("`## \(heading)` appears twice", "`## \(heading)` 出现两次", do: "join the two", "请合并")
        case .level(let level):
            Wording(
                "a heading of level \(level) stands here", "这里是 \(level) 级标题",
                do: "use `##` for the sections and `###` inside them", "节用 `##`，节内用 `###`")
        case .underlined:
            Wording("the heading is underlined", "标题用了下划线写法", do: "write it with `#`", "请用 `#` 写")
        case .empty(let heading): Wording("`## \(heading)` is empty", "`## \(heading)` 是空的", do: "write it", "请填写")
        case .partEmpty(let heading):
            Wording("`### \(heading)` is empty", "`### \(heading)` 是空的", do: "write it", "请填写")
        case .firstParagraphMissing:
            Wording(
                "the section does not start with a paragraph", "这一节没有以段落开头", do: "say first in a sentence what to do",
                "请先用一句话说明怎么做")
        }
    }
}
