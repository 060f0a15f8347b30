import KnowledgeFormat
import KnowledgeModel

/// What the program says, in both languages.
enum Words {
    static let usage = Localized(
        english: """
            knowledge-author verify [NAME…] [--strict] [--json]   every problem, of some entries or questions only where named
            knowledge-author new entry AREA/SLUG                  a skeleton of an entry
            knowledge-author new question ID                      a skeleton of a question
            knowledge-author compile OUTPUT                       the database

            --knowledge DIR   the folder to read, Knowledge where not given
            --lang en|zh      the language of the messages
            --strict          warnings count as problems
            Exit status: 0 clean, 1 problems, 2 could not run.
            """,
        chinese: """
            knowledge-author verify [名称…] [--strict] [--json]   列出所有问题；写了名称则只看这些条目或问题
            knowledge-author new entry 领域/名称                  新条目的骨架
            knowledge-author new question 名称                    新问题的骨架
            knowledge-author compile 输出文件                     生成数据库

            --knowledge 目录  要读取的文件夹，默认 Knowledge
            --lang en|zh      消息的语言
            --strict          警告也算问题
            退出码：0 没有问题，1 有问题，2 无法运行。
            """)

    static func summary(_ reading: KnowledgeReading, issues: [FormatIssue]) -> Localized<String> {
        let errors = issues.count { $0.level == .error }
        let warnings = issues.count - errors
        return Localized(
            english: "\(count(reading.entryFolders.count, "entry", "entries")), "
                + "\(count(reading.questionFolders.count, "question", "questions")): "
                + "\(count(errors, "error", "errors")), \(count(warnings, "warning", "warnings"))",
            chinese:
                "\(reading.entryFolders.count) 个条目，\(reading.questionFolders.count) 个问题：\(errors) 个错误，\(warnings) 个警告")
    }

    static func unknownName(_ name: String) -> Localized<String> {
        Localized(english: "no entry or question is named \(name)", chinese: "没有名为 \(name) 的条目或问题")
    }

    static func noFolder(_ path: String) -> Localized<String> {
        Localized(
            english: "there is no folder \(path); run from the project's root or give --knowledge DIR",
            chinese: "没有文件夹 \(path)；请在项目根目录运行，或用 --knowledge 指定")
    }

    static func created(_ path: String) -> Localized<String> {
        Localized(
            english: "created \(path); now run: knowledge-author verify",
            chinese: "已创建 \(path)；接着运行 knowledge-author verify")
    }

    static func notCompiled() -> Localized<String> {
        Localized(english: "not compiled: repair the errors first", chinese: "未生成：请先修复错误")
    }

    static func notWritten(_ path: String, _ error: KnowledgeFile.Failure) -> Localized<String> {
        Localized(
            english: "\(path) cannot be written: \(error.reason)", chinese: "无法写入 \(path)：\(error.reason)")
    }

    static func failure(_ failure: Arguments.Failure) -> Localized<String> {
        switch failure {
        case .noCommand:
            Localized(
                english: "say what to do: verify, new or compile (--help tells more)",
                chinese: "请指定 verify、new 或 compile（详见 --help）")
        case .unknownCommand(let word):
            Localized(
                english: "unknown command \(word); there are verify, new and compile",
                chinese: "未知命令 \(word)；可用 verify、new、compile")
        case .unknownOption(let word):
            Localized(
                english: "unknown option \(word) here; see --help", chinese: "这里没有选项 \(word)；见 --help")
        case .valueMissing(let option):
            Localized(english: "\(option) needs a value", chinese: "\(option) 需要一个值")
        case .badValue(let value, let option):
            Localized(english: "\(option) takes en or zh, not \(value)", chinese: "\(option) 只能是 en 或 zh，不能是 \(value)")
        case .wrongCount(let command):
            Localized(english: "usage: knowledge-author \(command)", chinese: "用法：knowledge-author \(command)")
        }
    }

    static func failure(_ failure: SkeletonWriter.Failure) -> Localized<String> {
        switch failure {
        case .exists(let path):
            Localized(english: "\(path) exists already; nothing was changed", chinese: "\(path) 已存在；未作更改")
        case .badName(let name):
            Localized(
                english: "\(name) is no name: use lower-case letters, digits and single hyphens",
                chinese: "\(name) 不是合法名称：只用小写字母、数字和单个连字符")
        case .unknownArea(let name):
            Localized(
                english: "\(name) is no area; write AREA/SLUG with one of "
                    + Area.allCases.map(\.rawValue).joined(separator: ", "),
                chinese: "没有领域 \(name)；请写“领域/名称”，领域为 " + Area.allCases.map(\.rawValue).joined(separator: "、"))
        case .cannotWrite(let path):
            Localized(english: "\(path) cannot be written", chinese: "无法写入 \(path)")
        }
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
