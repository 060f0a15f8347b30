import KnowledgeFormat
import KnowledgeModel

/// What the program says, in both languages.
enum Words {
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

    static func notRead(_ path: String) -> Localized<String> {
        Localized(english: "\(path) is no compiled knowledge", chinese: "\(path) 不是已生成的数据库")
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
