import CommandLineSyntax
import FindingReports
import JSONSyntax
import KnowledgeModel
import PickerCheck
import Rendering
import SourceCommandLine
import TerminalAccess

/// What a failure says: one sentence, with what to do where something can be done.
enum SourceFailureWords {
    static func line(for error: any Error) -> Localized<StyledText> {
        switch error {
        case let error as UsageError:
            Localized(
                english: UsageErrorWords.line(for: error, in: .english),
                chinese: UsageErrorWords.line(for: error, in: .chinese))
        case let error as SourceFailure: words(for: error)
        case let error as SwiftFileFinder.Failure: words(for: error)
        case let error as SettingsFileProblem: SettingsWords.line(for: error)
        case let error as RepairWriter.Failure: words(for: error)
        case let error as TerminalError: TerminalFailureWords.line(for: error)
        default: Localized(english: "it failed: \("\(error)")", chinese: "失败：\("\(error)")")
        }
    }

    private static func words(for error: SourceFailure) -> Localized<StyledText> {
        switch error {
        case .nothingGiven:
            return Localized(
                english: "name a Swift file or a folder, for example \("picker-doctor check Sources", .code)",
                chinese: "请给出 Swift 文件或文件夹，例如 \("picker-doctor check Sources", .code)")
        case .pathsBesideStandardInput:
            return Localized(
                english:
                    "\("--stdin", .code) reads one file; name it with \("--stdin-path", .code) and leave paths out",
                chinese: "\("--stdin", .code) 只读取一个文件；请用 \("--stdin-path", .code) 给出名称，不要再写路径")
        case .noSwiftFiles(let paths):
            let list = StyledText(paths.joined(separator: ", "), .code).truncated(to: 80)
            return Localized(
                english: "there is no Swift file to read at \(list)", chinese: "\(list) 下没有可读取的 Swift 文件")
        case .unknownCheck(let name, let known):
            let rules = StyledText("picker-doctor rules", .code)
            let guess = NearSpelling.words(for: name, among: known)
            return Localized(
                english: "there is no check “\(ShortText.of(name))”\(guess.english); for their names: \(rules)",
                chinese: "没有名为“\(ShortText.of(name))”的检查\(guess.chinese)；查看名称：\(rules)")
        case .noChecksLeft:
            return Localized(
                english:
                    "every check is left out, so nothing would be checked; see \("--only", .code), \("--skip", .code) and the configuration",
                chinese: "所有检查都被排除，没有可运行的检查；请看 \("--only", .code)、\("--skip", .code) 和配置文件")
        case .noRelease(let text):
            return Localized(
                english: "\(text, .code) is no platform with a release; write it like \("iOS=17.0", .code)",
                chinese: "\(text, .code) 不是平台加版本号；请写成 \("iOS=17.0", .code) 的形式")
        case .noPlatform(let text):
            let example = "iOS=\(text)"
            return Localized(
                english:
                    "\(text, .code) is a release of no one platform; write it like \(example, .code), or name one \("--platform", .code)",
                chinese: "无法确定 \(text, .code) 是哪个平台的版本；请写成 \(example, .code) 的形式，或用 \("--platform", .code) 给出一个平台")
        case .noSuchRelease(let version, let product):
            let words = ReleaseWords.missing(version, of: product)
            return Localized(english: StyledText(words.english), chinese: StyledText(words.chinese))
        case .unread(let path, let reason): return ReadingWords.unread(path, reason)
        }
    }

    private static func words(for error: SwiftFileFinder.Failure) -> Localized<StyledText> {
        switch error {
        case .missing(let path):
            Localized(english: "there is nothing at \(path, .code)", chinese: "\(path, .code) 不存在")
        case .notReadable(let path):
            Localized(
                english: "\(path, .code) is neither a file nor a folder, so it is not read",
                chinese: "\(path, .code) 既不是文件也不是文件夹，因此不读取")
        case .unreadableFolder(let path, let number): ReadingWords.unread(path, .system(number))
        }
    }

    private static func words(for error: RepairWriter.Failure) -> Localized<StyledText> {
        switch error {
        case .changed(let path):
            return Localized(
                english: "\(path, .code) changed after it was read; nothing was written to it, run the command again",
                chinese: "\(path, .code) 在读取之后被改动过，因此没有写入；请再运行一次")
        case .unreadable(let path, let reason): return ReadingWords.unread(path, reason)
        case .hasOtherNames(let path):
            return Localized(
                english:
                    "\(path, .code) has several names (hard links), which a new file would part; nothing was written to it",
                chinese: "\(path, .code) 有多个名称（硬链接），替换文件会使它们分离，因此没有写入")
        case .foreign(let path):
            return Localized(
                english: "\(path, .code) is there and is no baseline; nothing was written to it, name another file",
                chinese: "\(path, .code) 已存在，里面不是旧问题的记录，因此没有写入；请换一个文件名")
        case .unwritable(let path, let number):
            let reason = ReadingFailure.systemWords(number)
            return Localized(
                english: "\(path, .code) cannot be written: \(reason)", chinese: "无法写入 \(path, .code)：\(reason)")
        }
    }
}
