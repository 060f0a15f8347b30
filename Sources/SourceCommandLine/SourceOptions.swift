import CommandLineSyntax
import Findings
import KnowledgeModel

/// The options of the commands that read Swift.
package enum SourceOptions {
    package static let sdk = OptionDescription(
        "sdk", value: .one(name: "VERSION", rule: .version),
        summary: Localized(
            english: "The Xcode release whose SDK compiles the code; \(newestSDK) where none is named",
            chinese: "编译代码所用 SDK 的 Xcode 版本，不写则为 \(newestSDK)"))
    private static let newestSDK = Version.currentSDK.components.map(String.init).joined(separator: ".")
    package static let platform = OptionDescription(
        "platform", value: .many(name: "PLATFORM", rule: .choice(Applicability.Platform.allCases.map(\.rawValue))),
        summary: Localized(
            english: "A platform that the code is built for; where none is given, what `#if` and the files say",
            chinese: "代码面向的平台，不写则以 `#if` 和文件内容为准"))
    package static let minimumOS = OptionDescription(
        "minimum-os", value: .many(name: "PLATFORM=VERSION", rule: .text),
        summary: Localized(
            english: "The oldest release that the app runs on; with one --platform, a release alone will do",
            chinese: "应用支持的最低系统版本；只给出一个 --platform 时可以只写版本号"))
    package static let standardInput = OptionDescription(
        "stdin",
        summary: Localized(
            english: "Read the one file, of 64 MB at most, from standard input", chinese: "从标准输入读取一个文件，最多 64 MB"))
    package static let standardInputPath = OptionDescription(
        "stdin-path", value: .one(name: "PATH", rule: .file),
        summary: Localized(english: "The name of the file that standard input holds", chinese: "标准输入所含文件的名称"))
    package static let format = OptionDescription(
        "format", value: .one(name: "FORMAT", rule: .choice(ReportFormat.allCases.map(\.rawValue))),
        summary: Localized(
            english: "How findings are written; text on a terminal, xcode elsewhere",
            chinese: "输出格式：终端默认 text，其他情况默认 xcode"))
    package static let level = OptionDescription(
        "level", value: .one(name: "SEVERITY", rule: .choice(Severity.allCases.map(\.rawValue))),
        summary: Localized(
            english: "The least severity that is written; warning in sarif, github, checkstyle and junit, else advice",
            chinese: "输出的最低级别：sarif、github、checkstyle、junit 默认 warning，其他默认 advice"))
    package static let fix = OptionDescription(
        "fix", summary: Localized(english: "Make the repairs that are surely right", chinese: "自动修复确定无误的问题"))
    package static let strict = OptionDescription(
        "strict", summary: Localized(english: "Fail for warnings too", chinese: "有警告也算失败"))
    package static let only = OptionDescription(
        "only", value: .many(name: "CHECK", rule: .listed(by: listingRules, .text)),
        summary: Localized(english: "Run only this check", chinese: "只运行这项检查"))
    package static let skip = OptionDescription(
        "skip", value: .many(name: "CHECK", rule: .listed(by: listingRules, .text)),
        summary: Localized(english: "Leave this check out", chinese: "跳过这项检查"))
    package static let baseline = OptionDescription(
        "baseline", value: .one(name: "FILE", rule: .file),
        summary: Localized(english: "Leave out the old findings that the file lists", chinese: "忽略文件中记录的旧问题"))
    package static let writeBaseline = OptionDescription(
        "write-baseline", value: .one(name: "FILE", rule: .file),
        summary: Localized(english: "List today's findings in a file, as old ones", chinese: "把现有问题写入文件，作为旧问题"))
    package static let configuration = OptionDescription(
        "config", value: .one(name: "FILE", rule: .file),
        summary: Localized(
            english: "The configuration; the nearest .picker-doctor.json at or above the first path where not given",
            chinese: "配置文件，默认为第一个路径所在或上层最近的 .picker-doctor.json"))
    package static let quiet = OptionDescription(
        "quiet", short: "q",
        summary: Localized(english: "Findings alone: no progress, no summary", chinese: "只输出问题：不显示进度和总结"))
    package static let names = OptionDescription(
        "names", summary: Localized(english: "The names of the checks alone, one a line", chinese: "只输出检查的名称，每行一个"))

    /// The command line that prints the checks' names.
    package static let listingRules = "picker-doctor rules --names"
}
