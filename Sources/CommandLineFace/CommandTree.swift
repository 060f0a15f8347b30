import CommandLineSyntax
import PickerHelp
import Rendering
import SourceCommandLine

/// The program's commands and the options that all of them take.
package enum CommandTree {
    package static let version = SourceCommands.version

    static let commands: [any Command.Type] = [
        DiagnoseCommand.self, SearchCommand.self, ExplainCommand.self, AdviseCommand.self, PatternCommand.self,
        TableCommand.self, QuestionsCommand.self, StatisticsCommand.self, CheckCommand.self, FactsCommand.self,
        RulesCommand.self, CompletionsCommand.self,
        ManualCommand.self,
    ]

    package static let program = CommandDescription(
        "picker-doctor",
        summary: Localized(
            english: "Finds out why a SwiftUI Picker misbehaves and says how to fix it",
            chinese: "找出 SwiftUI Picker 出问题的原因，并说明如何修复"),
        discussion: Localized(
            english: """
                Alone on a terminal it asks a few questions and narrows the cause. Everything works offline.
                """,
            chinese: "在终端里直接运行会问几个问题，逐步缩小原因。全部离线工作。"),
        sharedOptions: [.language, .color, .knowledge],
        subcommands: commands.map { $0.description }, sentenceCommand: SearchCommand.description.name,
        examples: [
            CommandDescription.Example(
                "picker-doctor", meaning: Localized(english: "start the interview", chinese: "开始问诊")),
            CommandDescription.Example(
                "picker-doctor search nothing happens when I tap a row",
                meaning: Localized(english: "find the cause by its symptom", chinese: "按现象查找原因")),
            CommandDescription.Example(
                "picker-doctor explain tag-type-mismatch",
                meaning: Localized(english: "read one entry with its code", chinese: "阅读一个条目及其代码")),
            CommandDescription.Example(
                "picker-doctor advise eight currencies in a settings form on iPhone",
                meaning: Localized(english: "choose a style", chinese: "选择样式")),
        ],
        exitCodes: [
            CommandDescription.ExitCode(0, meaning: Localized(english: "done", chinese: "完成")),
            CommandDescription.ExitCode(1, meaning: Localized(english: "nothing was found", chinese: "没有找到")),
            CommandDescription.ExitCode(
                2, meaning: Localized(english: "wrong usage, or it could not run", chinese: "用法有误，或无法运行")),
            CommandDescription.ExitCode(
                130, meaning: Localized(english: "stopped with Ctrl-C", chinese: "用 Ctrl-C 中止")),
            CommandDescription.ExitCode(
                141, meaning: Localized(english: "the reader of the output has gone", chinese: "输出的读取方已关闭")),
        ],
        environment: [
            CommandDescription.EnvironmentVariable(
                "NO_COLOR", meaning: Localized(english: "no colour where it is set", chinese: "设置后不使用颜色")),
            CommandDescription.EnvironmentVariable(
                "COLUMNS", meaning: Localized(english: "the width of the lines", chinese: "行宽")),
            CommandDescription.EnvironmentVariable(
                "LANG",
                meaning: Localized(
                    english: "the language, as LC_ALL and LC_MESSAGES", chinese: "语言，另见 LC_ALL 与 LC_MESSAGES")),
        ])
}
