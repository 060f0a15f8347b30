import PickerCheck
import Rendering

/// What is said of files that were not read, or not whole.
package enum ReadingWords {
    /// A file that could not be read, or not to its end.
    package static func unread(_ path: String, _ reason: ReadingFailure) -> Localized<StyledText> {
        switch reason {
        case .system(let number):
            let reason = ReadingFailure.systemWords(number)
            return Localized(
                english: "\(path, .code) cannot be read: \(reason)", chinese: "无法读取 \(path, .code)：\(reason)")
        case .nameNotText:
            return Localized(
                english: "\(path, .code) has a name that is no UTF-8, so it is not read; rename it",
                chinese: "\(path, .code) 的名称不是 UTF-8，因此不读取；请改名")
        case .nameTaken:
            return Localized(
                english:
                    "\(path, .code) differs from another file only in how the letters of its name are composed; check it alone",
                chinese: "\(path, .code) 与另一个文件的名称只有字符组合方式不同；请单独检查它")
        case .notRegular:
            return Localized(
                english: "\(path, .code) is a pipe or a device, which are not read",
                chinese: "\(path, .code) 是管道或设备，因此不读取")
        case .notText:
            return Localized(
                english: "\(path, .code) is no text in UTF-8, so it is not read",
                chinese: "\(path, .code) 不是 UTF-8 文本，因此不读取")
        case .tooLarge(let limit):
            return Localized(
                english: "\(path, .code) is longer than \(limit >> 20) MB, so it is not read",
                chinese: "\(path, .code) 超过 \(limit >> 20) MB，因此不读取")
        case .partTooLong(let line):
            return Localized(
                english:
                    "\("\(path):\(line)", .code): from here on the code is too long to be read; pickers in it are missed",
                chinese: "\("\(path):\(line)", .code)：从这里开始的代码过长，无法读取；其中的 Picker 没有检查")
        case .partTooDeep(let line):
            return Localized(
                english:
                    "\("\(path):\(line)", .code): the code is too deeply nested to be read; pickers around it are missed",
                chinese: "\("\(path):\(line)", .code)：代码嵌套过深，无法读取；周围的 Picker 没有检查")
        }
    }

    /// A place at which code is no Swift.
    package static func invalid(_ place: SourceSpan) -> Localized<StyledText> {
        let name = "\(place.path):\(place.start.line)"
        return Localized(
            english: """
                \(name, .code): this part is not valid Swift, or newer than this version knows; pickers near it may be \
                missed
                """,
            chinese: "\(name, .code)：这一部分不是有效的 Swift，或者语法比本版本新；附近的 Picker 可能没有检查")
    }

    /// The name of a reason in the contracts.
    static func name(of reason: ReadingFailure) -> String {
        switch reason {
        case .system: "system"
        case .nameNotText: "name-not-text"
        case .nameTaken: "name-taken"
        case .notRegular: "not-regular"
        case .notText: "not-text"
        case .tooLarge: "too-large"
        case .partTooLong: "part-too-long"
        case .partTooDeep: "part-too-deep"
        }
    }
}
