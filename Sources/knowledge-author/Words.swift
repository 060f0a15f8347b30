import KnowledgeFormat
import KnowledgeModel
import SampleJudging

/// What the program says, in both languages.
enum Words {
    static func summary(
        _ reading: KnowledgeReading, _ verdict: SampleVerifier.Verdict?, issues: [FormatIssue]
    ) -> Localized<String> {
        let errors = issues.count { $0.level == .error }
        let warnings = issues.count - errors
        let samples = judged(verdict)
        return Localized(
            english: "\(count(reading.entryFolders.count, "entry", "entries")), "
                + "\(count(reading.questionFolders.count, "question", "questions")), "
                + "\(count(reading.patternFolders.count, "pattern", "patterns"))\(samples.english): "
                + "\(count(errors, "error", "errors")), \(count(warnings, "warning", "warnings"))",
            chinese:
                "\(reading.entryFolders.count) 个条目，\(reading.questionFolders.count) 个问题，\(reading.patternFolders.count) 个模板\(samples.chinese)：\(errors) 个错误，\(warnings) 个警告"
        )
    }

    /// How many programs were judged, samples and those of patterns, for the middle of the summary.
    private static func judged(_ verdict: SampleVerifier.Verdict?) -> Localized<String> {
        guard let verdict else { return Localized(english: "", chinese: "") }
        return Localized(
            english: ", \(count(verdict.compiled, "program", "programs")) compiled and \(verdict.run) run",
            chinese: "，编译 \(verdict.compiled) 个程序，运行 \(verdict.run) 个")
    }

    static func notJudged(_ failure: StandIn.Failure) -> Localized<String> {
        switch failure {
        case .noCompiler:
            notJudged(english: "swiftc is not on your PATH", chinese: "PATH 中没有 swiftc")
        case .missing(let path, let root):
            notJudged(english: "there is no \(path) in \(root)", chinese: "\(root) 中没有 \(path)")
        case .notBuilt(let output):
            notJudged(
                english: "the stand-in SwiftUI does not build: \(firstError(output))",
                chinese: "替身 SwiftUI 无法构建：\(firstError(output))")
        }
    }

    static func notJudged(_ error: any Error) -> Localized<String> {
        let reason = (error as? SampleProgram.CannotBuild)?.output ?? "\(error)"
        return notJudged(english: firstError(reason), chinese: firstError(reason))
    }

    private static func notJudged(english: String, chinese: String) -> Localized<String> {
        Localized(
            english: "samples and patterns cannot be judged: \(english); --form-only checks the rest",
            chinese: "无法检查示例和模板：\(chinese)；用 --form-only 只检查其余部分")
    }

    /// The line of an output that says most: its first error, or its first line.
    private static func firstError(_ output: String) -> String {
        let lines = output.split(separator: "\n")
        return String(lines.first { $0.contains("error: ") } ?? lines.first ?? "")
    }

    static func unknownName(_ name: String) -> Localized<String> {
        Localized(english: "no entry, question or pattern is named \(name)", chinese: "没有名为 \(name) 的条目、问题或模板")
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
