/// What can be wrong with a file as such.
package enum FileProblem: Hashable, Sendable {
    case missing
    /// A name that has no meaning here.
    case unknown(name: String)
    case folderInsteadOfFile
    case fileInsteadOfFolder
    case symbolicLink
    case notAFile
    case unreadable
    case tooBig(bytes: Int, limit: Int)
    case notUTF8
    case byteOrderMark
    /// A carriage return, a NUL byte or another character that no editor shows.
    case controlCharacter(code: Int)
    case empty
    case notKebabCase(name: String)
    case unknownArea(name: String)
}

extension FileProblem {
    var wording: Wording {
        switch self {
        case .missing: Wording("the file is missing", "缺少这个文件", do: "write it", "请补上")
        case .unknown(let name):
            Wording("`\(name)` has no meaning here", "这里不该有 `\(name)`", do: "remove it", "请删除")
        case .folderInsteadOfFile:
            Wording("a folder stands where a file belongs", "应为文件，却是文件夹", do: "replace it by the file", "请换成文件")
        case .fileInsteadOfFolder:
            Wording("a file stands where a folder belongs", "应为文件夹，却是文件", do: "move it into a folder", "请移入文件夹")
        case .symbolicLink:
            Wording("this is a symbolic link", "这是符号链接", do: "put the file itself here", "请直接放入文件")
        case .notAFile:
            Wording("this is neither a file nor a folder", "既不是文件也不是文件夹", do: "remove it", "请删除")
        case .unreadable:
            Wording("the file cannot be read", "无法读取", do: "look at its permissions", "请检查权限")
        case .tooBig(let bytes, let limit):
            Wording(
                "the file has \(bytes) bytes", "文件有 \(bytes) 字节", do: "at most \(limit) are read", "最多读取 \(limit) 字节")
        case .notUTF8: Wording("the text is not UTF-8", "文本不是 UTF-8", do: "save it as UTF-8", "请另存为 UTF-8")
        case .byteOrderMark:
            Wording("the text starts with a byte order mark", "文本开头有 BOM", do: "save it without one", "请去掉 BOM")
        case .controlCharacter(let code):
            Wording(
                "the text holds the control character \(code)", "文本含控制字符 \(code)",
                do: "remove it; lines end with a line feed only", "请删除；换行只用 LF")
        case .empty: Wording("the file is empty", "文件是空的", do: "write its content", "请写内容")
        case .notKebabCase(let name):
            Wording(
                "the folder's name `\(name)` is not kebab case", "文件夹名 `\(name)` 不是 kebab case",
                do: "use lower-case letters, digits and single hyphens", "请只用小写字母、数字和单个连字符")
        case .unknownArea(let name):
            Wording("`\(name)` is no area", "没有名为 `\(name)` 的领域", do: "use a known area", "请用已有的领域")
        }
    }
}
