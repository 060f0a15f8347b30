import CommandLineSyntax
import JSONSyntax
import KnowledgeModel
import PickerCheck
import Rendering
import SourceCommandLine
import TerminalAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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

    /// A file that is there and cannot be read.
    static func unreadable(_ path: String, _ number: Int32) -> Localized<StyledText> {
        if number == EFBIG {
            return Localized(
                english:
                    "\(path, .code) has a part that is too long or too deeply nested to be read; pickers in it are not checked",
                chinese: "\(path, .code) 有一部分过长或嵌套过深，无法读取；其中的选择器没有检查")
        }
        let reason = String(cString: strerror(number))
        return Localized(english: "\(path, .code) cannot be read: \(reason)", chinese: "无法读取 \(path, .code)：\(reason)")
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
        case .unknownCheck(let name):
            let rules = StyledText("picker-doctor rules", .code)
            return Localized(
                english: "there is no check “\(name)”; for their names: \(rules)",
                chinese: "没有名为“\(name)”的检查；查看名称：\(rules)")
        case .noRelease(let text):
            return Localized(
                english: "\(text, .code) is no platform with a release; write it like \("iOS=17.0", .code)",
                chinese: "\(text, .code) 不是平台加版本号；请写成 \("iOS=17.0", .code) 的形式")
        case .unreadable(let path, let number): return unreadable(path, number)
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
        case .unreadableFolder(let path, let number): unreadable(path, number)
        }
    }

    private static func words(for error: RepairWriter.Failure) -> Localized<StyledText> {
        switch error {
        case .changed(let path):
            return Localized(
                english: "\(path, .code) changed after it was read; nothing was written to it, run the command again",
                chinese: "\(path, .code) 在读取之后被改动过，因此没有写入；请再运行一次")
        case .unwritable(let path, let number):
            let reason = String(cString: strerror(number))
            return Localized(
                english: "\(path, .code) cannot be written: \(reason)", chinese: "无法写入 \(path, .code)：\(reason)")
        }
    }
}
