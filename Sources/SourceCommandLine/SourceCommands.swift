import CommandLineSyntax
import Findings
import KnowledgeModel

/// The commands that read Swift, as values: `picker-doctor` shows them and passes them on, `picker-doctor-source` obeys.
package enum SourceCommands {
    /// The program that knows Swift, found beside the other one.
    package static let program = "picker-doctor-source"

    /// The version of both programs.
    package static let version = "0.1.0"

    package static let all = [check, facts, rules]

    package static let paths = ArgumentDescription(
        "PATH", count: .any, rule: .file,
        summary: Localized(english: "A Swift file, or a folder with some", chinese: "Swift 文件，或包含它们的文件夹"))
    package static let places = ArgumentDescription(
        "PATH[:LINE]", count: .oneOrMore, rule: .file,
        summary: Localized(
            english: "A Swift file or a folder; with a line, the picker that stands there",
            chinese: "Swift 文件或文件夹；加上行号则只看该行的 Picker"))

    private static let readingOptions = [SourceOptions.sdk, SourceOptions.platform, SourceOptions.minimumOS]

    package static let check = CommandDescription(
        "check",
        summary: Localized(english: "Find faults of pickers in Swift files", chinese: "在 Swift 文件中查找 Picker 的问题"),
        discussion: Localized(
            english: """
                Below a folder it reads all Swift files but hidden folders and those that tools fill. All files of one \
                line are read together, so give the whole project: types of one file are known in the others.

                A comment switches a check off: `// picker-doctor:disable SLUG` from there on (until \
                `picker-doctor:enable SLUG`), `disable:this`, `disable:next` and `disable:previous` in one line, \
                `disable:file` in the file; `all` stands for every check. A comment that switches off nothing is reported.

                Code that is not valid Swift is told and changes no exit code. Files of more than 64 MB, parts of more than \
                4 MB and what is nested beyond reason are not read. `--fix` leaves files with several hard links alone.
                """,
            chinese: """
                给出文件夹时，会读取其中所有 Swift 文件，隐藏文件夹和工具生成的文件夹除外。同一条命令中的文件会一起分析，\
                请给出整个项目：这样一个文件里的类型在其他文件里也能识别。

                用注释可以关闭检查：`// picker-doctor:disable SLUG` 从该处起（直到 `picker-doctor:enable SLUG`），\
                `disable:this`、`disable:next`、`disable:previous` 只管一行，`disable:file` 管整个文件；`all` 表示所有检查。\
                不起作用的注释会被报告。

                无效的 Swift 代码会被指出，但不影响退出码。超过 64 MB 的文件、超过 4 MB 的部分和嵌套过深的代码不读取。\
                `--fix` 不改动有多个硬链接的文件。
                """),
        arguments: [paths],
        options: readingOptions + [
            SourceOptions.format, .json, SourceOptions.level, SourceOptions.fix, SourceOptions.strict,
            SourceOptions.only, SourceOptions.skip, SourceOptions.baseline, SourceOptions.writeBaseline,
            SourceOptions.configuration, SourceOptions.standardInput, SourceOptions.standardInputPath,
            SourceOptions.quiet,
        ],
        exclusions: [
            ["json", "format"], ["stdin", "fix"], ["baseline", "write-baseline"], ["fix", "write-baseline"],
        ],
        examples: [
            CommandDescription.Example(
                "picker-doctor check Sources", meaning: Localized(english: "a project", chinese: "检查一个项目")),
            CommandDescription.Example(
                "picker-doctor check --sdk 16.4 --minimum-os iOS=17 --strict --format github .",
                meaning: Localized(english: "in continuous integration", chinese: "在持续集成中")),
            CommandDescription.Example(
                "picker-doctor check --fix Sources",
                meaning: Localized(english: "repair what is surely right", chinese: "修复确定无误的问题")),
        ],
        exitCodes: [
            CommandDescription.ExitCode(0, meaning: Localized(english: "clean", chinese: "没有问题")),
            CommandDescription.ExitCode(
                1,
                meaning: Localized(
                    english: "errors were found; with --strict, warnings too", chinese: "有错误；加 --strict 时警告也算")),
            CommandDescription.ExitCode(
                2, meaning: Localized(english: "wrong usage, or not everything could be read", chinese: "用法有误，或有文件无法读取")
            ),
        ])

    package static let facts = CommandDescription(
        "facts", summary: Localized(english: "What the code says about each picker", chinese: "列出代码中每个 Picker 的情况"),
        discussion: Localized(
            english: """
                Types that other files declare are known, too: it reads the project around the file, from the nearest folder \
                above that holds Package.swift, .git, an Xcode project or .picker-doctor.json. Your own folder and the root \
                are no such folders, and one with more than 20,000 Swift files is not read.
                """,
            chinese: """
                其他文件里声明的类型也能识别：会读取文件所在的项目，即向上最近的、含有 Package.swift、.git、Xcode 项目或 \
                .picker-doctor.json 的文件夹。个人主目录和根目录不算，超过 20000 个 Swift 文件的文件夹也不读取。
                """),
        arguments: [places], options: readingOptions + [.json],
        examples: [
            CommandDescription.Example(
                "picker-doctor facts Sources/SettingsView.swift:42 --json",
                meaning: Localized(english: "one picker, for a program", chinese: "某个 Picker，供程序使用"))
        ],
        exitCodes: [
            CommandDescription.ExitCode(1, meaning: Localized(english: "there is no picker", chinese: "没有 Picker"))
        ])

    package static let rules = CommandDescription(
        "rules", summary: Localized(english: "Every check with its severity and repair", chinese: "列出所有检查及其级别和修复方式"),
        options: [.json, SourceOptions.names], exclusions: [["json", "names"]],
        examples: [
            CommandDescription.Example(
                "picker-doctor rules --json", meaning: Localized(english: "for a program", chinese: "供程序使用"))
        ])

    /// The program on its own.
    package static let tree = CommandDescription(
        program,
        summary: Localized(
            english: "The part of picker-doctor that reads Swift", chinese: "picker-doctor 中读取 Swift 的部分"),
        sharedOptions: [.language, .color, .knowledge], subcommands: all, needsSubcommand: true)
}
