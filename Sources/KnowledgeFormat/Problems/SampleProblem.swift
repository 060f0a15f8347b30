import KnowledgeModel

/// What can be wrong with an entry's sample programs.
package enum SampleProblem: Hashable, Sendable {
    /// The first line does not say what the program must do.
    case firstLine(found: String)
    /// The first line names a fault that the evaluator does not know, or one twice.
    case unknownFault(String)
    /// A file that every entry with samples has is not there.
    case missing
    /// The first line says something that this role cannot do.
    case expectation(Sample.Role)
    case importMissing
    case codeMissing
    case long(lines: Int, limit: Int)
    /// There are files although `samples.none` says that there are none.
    case despiteReason
    /// `samples.when` names a file that is no repair of the entry.
    case noRepair(String)
    /// A repair for another situation says under `samples.when` for which.
    case situationMissing(String)
}

extension SampleProblem {
    var wording: Wording {
        switch self {
        case .firstLine(let found):
            Wording(
                "the first line is `\(found)`", "第一行是 `\(found)`",
                do: "write `// misbehave`, `// misbehave: …`, `// work` or `// fail to compile with \"…\"`",
                "请写 `// misbehave`、`// misbehave: …`、`// work` 或 `// fail to compile with \"…\"`")
        case .unknownFault(let words):
            Wording(
                "`\(words)` is nothing that the evaluator sees", "运行检查不认识 `\(words)`",
                do: "use its words, with commas between", "请用规定的词，以逗号分隔")
        case .missing:
            Wording(
                "the sample is missing", "缺少这个示例",
                do: "write it, or say under `samples.none` why code cannot show the fault",
                "请补上，或在 `samples.none` 说明为何代码无法展示")
        case .expectation(.before):
            Wording(
                "Before shows the fault and cannot work", "Before 展示问题，不能是 work",
                do: "write `// misbehave` or `// fail to compile with \"…\"`",
                "请写 `// misbehave` 或 `// fail to compile with \"…\"`")
        case .expectation:
            Wording("only Before may misbehave", "只有 Before 可以出问题", do: "write `// work`", "请写 `// work`")
        case .importMissing:
            Wording("SwiftUI is not imported", "没有导入 SwiftUI", do: "add `import SwiftUI`", "请加上 `import SwiftUI`")
        case .codeMissing: Wording("there is no code", "没有代码", do: "write the program", "请写程序")
        case .long(let lines, let limit):
            Wording("the sample has \(lines) lines", "示例有 \(lines) 行", do: "keep it to \(limit)", "请控制在 \(limit) 行内")
        case .despiteReason:
            Wording(
                "`samples.none` says that there is no sample", "`samples.none` 说没有示例",
                do: "remove the file or the reason",
                "请删除文件或理由")
        case .noRepair(let file):
            Wording(
                "`\(file)` is no repair of this entry", "本条目没有 `\(file)` 这个修复", do: "name an After file", "请写 After 文件名"
            )
        case .situationMissing(let file):
            Wording(
                "`samples.when` does not say when `\(file)` fits", "`samples.when` 没说 `\(file)` 何时合适",
                do: "name the answers with which it fits best", "请写出最合适的答案")
        }
    }
}
