/// What can be wrong with styles, platforms and releases.
package enum ReleaseProblem: Hashable, Sendable {
    case notAVersion(String)
    case emptyInterval(since: String, before: String)
    /// A release number that was skipped or is older than SwiftUI.
    case noSuchRelease(String, of: String)
    /// An OS interval for a platform that `applies.platforms` leaves out.
    case platformLeftOut(String)
    /// No style of the list exists on the platform, or the style on none of the platforms.
    case stylesWithoutPlatform(style: String, platform: String)
}

extension ReleaseProblem {
    var wording: Wording {
        switch self {
        case .notAVersion(let text):
            Wording("`\(text)` is no release number", "`\(text)` 不是版本号", do: "write it like 16.0", "请写成 16.0 的形式")
        case .emptyInterval(let since, let before):
            Wording(
                "no release lies from \(since) to before \(before)", "\(since) 起、\(before) 前没有任何版本",
                do: "`since` must come first", "`since` 必须更早")
        case .noSuchRelease(let version, let name):
            Wording(
                "\(name) \(version) does not exist or has no SwiftUI", "\(name) \(version) 不存在或没有 SwiftUI",
                do: "look the number up", "请核对版本号")
        case .platformLeftOut(let name):
            Wording(
                "\(name) is not among `applies.platforms`", "\(name) 不在 `applies.platforms` 中",
                do: "add it there or remove it here",
                "请在那里加上，或在这里删除")
        case .stylesWithoutPlatform(let style, let platform):
            Wording(
                "\(style) does not exist on \(platform)", "\(platform) 上没有 \(style)", do: "look at both lists",
                "请核对两个列表")
        }
    }
}
