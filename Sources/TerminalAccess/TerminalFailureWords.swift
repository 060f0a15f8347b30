import KnowledgeModel
import Rendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a failure of the terminal or a pipe says.
package enum TerminalFailureWords {
    package static func line(for error: TerminalError) -> Localized<StyledText> {
        switch error {
        case .outputClosed:
            Localized(english: "the reader of the output has gone", chinese: "输出的读取方已关闭")
        case .noSpace:
            Localized(
                english: "the answer could not be written: the disk is full", chinese: "无法写出结果：磁盘已满")
        case .outputFailed(let number):
            Localized(
                english: "the answer could not be written: \(reason(number))", chinese: "无法写出结果：\(reason(number))")
        case .inputFailed(let number):
            Localized(english: "the input could not be read: \(reason(number))", chinese: "无法读取输入：\(reason(number))")
        }
    }

    private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
