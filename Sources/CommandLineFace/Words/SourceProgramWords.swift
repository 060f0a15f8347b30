import PickerHelp
import Rendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is said where the program that knows Swift does not do its part.
enum SourceProgramWords {
    static func line(for error: SourceProgramError) -> Localized<StyledText> {
        switch error {
        case .missing(let path):
            return Localized(
                english: """
                    reading Swift needs the program \(path, .code), which is not there; install it beside \
                    \("picker-doctor", .code), or build it: \("swift build", .code)
                    """,
                chinese: """
                    读取 Swift 需要程序 \(path, .code)，但它不存在；请把它安装在 \("picker-doctor", .code) 旁边，\
                    或重新构建：\("swift build", .code)
                    """)
        case .notStarted(let path, let number):
            let reason = String(cString: strerror(number))
            return Localized(
                english: "\(path, .code) cannot be started: \(reason)", chinese: "无法启动 \(path, .code)：\(reason)")
        case .noAnswer(let path):
            return Localized(
                english: "\(path, .code) ended without an answer; are both programs of the same version?",
                chinese: "\(path, .code) 没有给出结果；请确认两个程序的版本一致")
        case .noSite(let place):
            return Localized(
                english:
                    "there is no picker at \(place, .code); for those in a file: \("picker-doctor facts FILE", .code)",
                chinese: "\(place, .code) 处没有 Picker；查看文件中的 Picker：\("picker-doctor facts FILE", .code)")
        }
    }
}
