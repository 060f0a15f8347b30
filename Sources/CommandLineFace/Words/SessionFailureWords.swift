import PickerHelp
import Rendering

/// What a session file that cannot be used says.
enum SessionFailureWords {
    static func line(for error: SessionFileError) -> Localized<StyledText> {
        switch error {
        case .unreadable(let path, let reason):
            Localized(
                english: "the session file \(path) cannot be read: \(reason)", chinese: "无法读取会话文件 \(path)：\(reason)")
        case .unwritable(let path, let reason):
            Localized(
                english: "the session file \(path) cannot be written: \(reason)", chinese: "无法写入会话文件 \(path)：\(reason)")
        case .damaged(let path):
            Localized(
                english: "\(path) is not a session file of picker-doctor", chinese: "\(path) 不是 picker-doctor 的会话文件")
        case .foreign(let path):
            Localized(
                english:
                    "\(path) is there and is not a session file of picker-doctor; nothing was written to it, name another file",
                chinese: "\(path) 已存在，而且不是 picker-doctor 的会话文件，因此没有写入；请换一个文件名")
        case .hasOtherNames(let path):
            Localized(
                english:
                    "\(path) has several names (hard links), which a new file would part; nothing was written to it",
                chinese: "\(path) 有多个名称（硬链接），替换文件会使它们分离，因此没有写入")
        case .unplayable(let path, let error): unplayable(path, error)
        }
    }

    private static func unplayable(_ path: String, _ error: DiagnosisError) -> Localized<StyledText> {
        switch error {
        case .unknownQuestion(let text):
            Localized(
                english: "the session file \(path) names the question “\(text)”, which this knowledge does not have",
                chinese: "会话文件 \(path) 提到问题“\(text)”，但知识库里没有它")
        case .unknownAnswer(let text, let question):
            Localized(
                english: """
                    the session file \(path) names the answer “\(text)” to “\(question)”, which this knowledge does not have
                    """,
                chinese: "会话文件 \(path) 提到问题“\(question)”的答案“\(text)”，但知识库里没有它")
        case .unknownCause(let text):
            Localized(
                english: "the session file \(path) names the entry “\(text)”, which this knowledge does not have",
                chinese: "会话文件 \(path) 提到条目“\(text)”，但知识库里没有它")
        case .damagedRecord(let event):
            Localized(
                english: "the session file \(path) is damaged at event \(event)",
                chinese: "会话文件 \(path) 的第 \(event) 个事件已损坏")
        case .unknownSchema(let schema):
            Localized(
                english: """
                    the session file \(path) has the form \(schema), which this program does not know; \
                    update picker-doctor
                    """,
                chinese: "会话文件 \(path) 的格式版本为 \(schema)，本程序不认识；请更新 picker-doctor")
        }
    }
}
