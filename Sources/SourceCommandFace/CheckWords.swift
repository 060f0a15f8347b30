import KnowledgeModel
import PickerCheck
import Rendering
import SourceCommandLine

/// What `check` says beside its findings.
enum CheckWords {
    static func reading(_ count: Int) -> Localized<String> {
        Localized(english: "Reading \(count) files …", chinese: "正在读取 \(count) 个文件……")
    }

    static func reading(_ count: Int, done: Int) -> Localized<String> {
        Localized(english: "Reading \(count) files … \(done)", chinese: "正在读取 \(count) 个文件……\(done)")
    }

    static func checking(_ count: Int, done: Int, parsed: Int) -> Localized<String> {
        Localized(
            english: "Checking \(count) files … \(done), \(parsed) of them parsed",
            chinese: "正在检查 \(count) 个文件……\(done)，其中解析 \(parsed) 个")
    }

    static func checking(_ count: Int) -> Localized<String> {
        Localized(english: "Checking \(count) files …", chinese: "正在检查 \(count) 个文件……")
    }

    static func repaired(_ findings: Int, files: Int, postponed: Int) -> Localized<StyledText> {
        let faults = findings == 1 ? "1 fault" : "\(findings) faults"
        let places = files == 1 ? "1 file" : "\(files) files"
        let english = "repaired \(faults) in \(places)"
        let chinese = "已在 \(files) 个文件中修复 \(findings) 个问题"
        guard postponed > 0 else { return Localized(english: "\(english)", chinese: "\(chinese)") }
        return Localized(
            english: "\(english); \(postponed) more touch the same code, run it again for them",
            chinese: "\(chinese)；另有 \(postponed) 个涉及同一处代码，请再运行一次")
    }

    static let nothingToRepair = Localized<StyledText>(
        english: "nothing found that is surely right to change", chinese: "没有可以确定自动修复的问题")

    static func tooManyFiles(below folder: String, most: Int) -> Localized<StyledText> {
        Localized(
            english:
                "more than \(most) Swift files lie below \(folder, .code), so types that other files declare are not known",
            chinese: "\(folder, .code) 下的 Swift 文件超过 \(most) 个，因此无法识别其他文件声明的类型")
    }

    /// What the file alone says is not sure with the files around it.
    static func completed(_ place: SourceSpan) -> Localized<StyledText> {
        let position = StyledText("\(place.path):\(place.start.line)", .code)
        return Localized(
            english: """
                \(position): something in the project around the file leaves its rows open, as a type with a name of SwiftUI's \
                does; what the file alone says counts
                """,
            chinese: "\(position)：项目中其他文件的声明（例如与 SwiftUI 同名的类型）使这里的选项无法确定；以文件本身的内容为准")
    }

    static func moreInvalid(_ count: Int) -> Localized<StyledText> {
        let files = count == 1 ? "1 more file has" : "\(count) more files have"
        return Localized(
            english: "\(files) parts that are not valid Swift, or newer than this version knows",
            chinese: "另有 \(count) 个文件含有无效或语法过新的 Swift 代码")
    }

    static func wroteBaseline(_ count: Int, _ path: String) -> Localized<StyledText> {
        let findings = count == 1 ? "1 finding" : "\(count) findings"
        return Localized(
            english: "\(findings) written to \(path, .code)", chinese: "已将 \(count) 个问题写入 \(path, .code)")
    }

    static func stale(_ entries: [Baseline.Entry], _ path: String) -> Localized<StyledText> {
        let first = entries.first.map { "\($0.path) (\($0.slug))" } ?? ""
        let count = entries.count
        let english = count == 1 ? "1 old finding is gone" : "\(count) old findings are gone"
        let update = StyledText("--write-baseline", .code)
        return Localized(
            english: "\(path, .code): \(english), first \(first); bring the file up to date with \(update)",
            chinese: "\(path, .code)：有 \(count) 个旧问题已不存在，第一个是 \(first)；请用 \(update) 更新文件")
    }
}
