/// A language in which every entry, question and message exists.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
    case english = "en"
    case chinese = "zh"

    /// The language that a POSIX locale name such as `zh_CN.UTF-8` asks for; English for everything that is not Chinese.
    ///
    /// - Parameter locale: the value of `LC_ALL`, `LC_MESSAGES` or `LANG`.
    public init(locale: String) {
        self = locale.lowercased().hasPrefix("zh") ? .chinese : .english
    }
}
