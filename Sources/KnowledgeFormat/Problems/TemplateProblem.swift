import Patterns

/// What can be wrong with a pattern's template, or with the programs that are made from it.
package enum TemplateProblem: Hashable, Sendable {
    case mistake(TemplateMistake.Kind)
    /// A program does not compile; the facts with which it was made, and the compiler's words.
    case refused(facts: String, JudgementProblem.Reading, message: String)
    /// A program that shows pickers does not, or one of its options cannot be chosen.
    case misbehaves(facts: String, JudgementProblem.Reading, found: String)
    /// No combination of the pattern's values makes a program.
    case noPrograms
    /// A feature's flag is no word in capitals, or it is one that a parameter has.
    case badFlag(String)

    init(_ kind: TemplateMistake.Kind) { self = .mistake(kind) }
}

extension TemplateProblem {
    var wording: Wording {
        switch self {
        case .mistake(let kind): kind.wording
        case .refused(let facts, let reading, let message):
            Wording(
                "the compiler refuses the code\(reading.english) with \(facts): \(message)",
                "编译器拒绝\(reading.chinese)以下情况的代码（\(facts)）：\(message)", do: "repair the template", "请修复模板")
        case .misbehaves(let facts, let reading, let found):
            Wording(
                "the code\(reading.english) with \(facts) does not work: \(found)",
                "以下情况的代码\(reading.chinese)不能正常工作（\(facts)）：\(found)", do: "repair the template", "请修复模板")
        case .noPrograms:
            Wording(
                "no combination of the values makes code", "没有任何取值组合能生成代码", do: "relax `impossible`",
                "请放宽 `impossible`")
        case .badFlag(let flag):
            Wording(
                "`\(flag)` is no flag of its own", "`\(flag)` 不能用作标志", do: "write a word in capitals that is not taken",
                "请写未被占用的大写单词")
        }
    }
}

extension TemplateMistake.Kind {
    fileprivate var wording: Wording {
        switch self {
        case .directive(let line):
            Wording(
                "`\(line)` cannot be read", "无法读懂 `\(line)`", do: "write #if, #elseif, #else or #endif",
                "请写 #if、#elseif、#else 或 #endif")
        case .notClosed: Wording("the `#if` is not closed", "这个 `#if` 没有结束", do: "add `#endif`", "请补上 `#endif`")
        case .unknownFlag(let flag):
            Wording(
                "nothing in pattern.json makes the flag `\(flag)`", "pattern.json 没有产生标志 `\(flag)`",
                do: "declare the value or the feature", "请声明对应的取值或特性")
        case .unusedFlags(let flags):
            Wording(
                "the template asks for none of \(flags.joined(separator: ", "))",
                "模板没有用到 \(flags.joined(separator: "、")) 中的任何一个",
                do: "use one, or remove the parameter from pattern.json", "请使用其一，或从 pattern.json 删除该参数")
        case .unusedName(let name):
            Wording(
                "the template has no `\(name)`", "模板里没有 `\(name)`", do: "remove the name or write it", "请删除该名称或写进模板")
        case .severalWords(let name):
            Wording(
                "`\(name)` consists of several words", "`\(name)` 由多个单词组成", do: "name the sample type with one word",
                "示例类型请用一个单词命名")
        }
    }
}
