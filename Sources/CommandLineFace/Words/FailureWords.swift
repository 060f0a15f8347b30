import CommandLineSyntax
import PickerHelp
import Rendering

/// What a failure says: one sentence, with what to do where something can be done.
enum FailureWords {
    static func line(for error: any Error, in language: Language) -> StyledText {
        switch error {
        case let error as UsageError: UsageErrorWords.line(for: error, in: language)
        case let error as KnowledgeError: words(for: error)[language]
        case let error as DiagnosisError: words(for: error)[language]
        case let error as PatternRefusal: PatternWords.refusal(error)[language]
        case let error as PatternError: PatternWords.error(error)[language]
        case let error as SituationError: AdviceWords.line(for: error)[language]
        case let error as AdviceFailure: AdviceFailureWords.line(for: error)[language]
        case let error as SessionFileError: SessionFailureWords.line(for: error)[language]
        case let error as SourceProgramError: SourceProgramWords.line(for: error)[language]
        case let error as TerminalError: TerminalFailureWords.line(for: error)[language]
        default: Localized<StyledText>(english: "it failed: \("\(error)")", chinese: "失败：\("\(error)")")[language]
        }
    }

    private static func words(for error: KnowledgeError) -> Localized<StyledText> {
        switch error {
        case .missing(let places):
            let list = places.joined(separator: ", ")
            return Localized(
                english: """
                    the knowledge file is missing (looked for \(list)); build again: \("Scripts/picker-doctor", .code)
                    """,
                chinese: "找不到知识库文件（找过 \(list)）；请重新构建：\("Scripts/picker-doctor", .code)")
        case .unreadable(let path, let reason):
            return Localized(
                english: "the knowledge file \(path) cannot be read: \(reason)", chinese: "无法读取知识库文件 \(path)：\(reason)")
        case .damaged(let path, let damage):
            let reason = reason(of: damage)
            return Localized(
                english: "the knowledge file \(path) is damaged (\(reason.english)); build or install it again",
                chinese: "知识库文件 \(path) 已损坏（\(reason.chinese)）；请重新构建或安装")
        case .foreign(let path):
            return Localized(
                english: "\(path) is not a knowledge file of picker-doctor", chinese: "\(path) 不是 picker-doctor 的知识库文件")
        case .newer(let path, let version, let supported):
            return Localized(
                english: """
                    the knowledge file \(path) has version \(version), this program reads version \(supported); \
                    update picker-doctor
                    """,
                chinese: "知识库文件 \(path) 的版本是 \(version)，本程序只能读取版本 \(supported)；请更新 picker-doctor")
        case .older(let path, let version, let supported):
            return Localized(
                english: """
                    the knowledge file \(path) has version \(version), this program reads version \(supported); \
                    build it again
                    """,
                chinese: "知识库文件 \(path) 的版本是 \(version)，本程序只能读取版本 \(supported)；请重新构建")
        }
    }

    private static func reason(of damage: KnowledgeError.Damage) -> Localized<String> {
        switch damage {
        case .empty: Localized(english: "it is empty", chinese: "文件为空")
        case .wrongLength:
            Localized(english: "it is cut off or has something behind its end", chinese: "文件被截断，或末尾有多余内容")
        case .malformed(let words): Localized(english: words, chinese: words)
        }
    }

    private static func words(for error: DiagnosisError) -> Localized<StyledText> {
        switch error {
        case .unknownQuestion(let text):
            return Localized(
                english:
                    "there is no question “\(text)”; for their names: \("picker-doctor questions", .code)",
                chinese: "没有名为“\(text)”的问题；查看问题名称：\("picker-doctor questions", .code)")
        case .unknownAnswer(let text, let question):
            return Localized(
                english: """
                    the question “\(question)” has no answer “\(text)”; write “unknown” where you do not know, or see the \
                    answers: \("picker-doctor questions", .code)
                    """,
                chinese: "问题“\(question)”没有答案“\(text)”；不知道请写 unknown，可用的答案：\("picker-doctor questions", .code)")
        case .unknownCause(let text):
            return Localized(
                english: "there is no entry “\(text)”; for their names: \(TableCommand.listingNames, .code)",
                chinese: "没有名为“\(text)”的条目；查看条目名称：\(TableCommand.listingNames, .code)")
        case .damagedRecord(let event):
            return Localized(english: "event \(event) of the session is damaged", chinese: "会话的第 \(event) 个事件已损坏")
        case .unknownSchema(let schema):
            return Localized(english: "the session has the unknown form \(schema)", chinese: "会话的格式版本 \(schema) 无法识别")
        }
    }
}
