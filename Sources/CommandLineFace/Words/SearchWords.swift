import PickerHelp
import Rendering

/// What the search says.
enum SearchWords {
    static let empty = Localized<StyledText>(
        english:
            "There is nothing to search for. Describe what goes wrong, or start the interview: \("picker-doctor", .code)",
        chinese: "没有可搜索的内容。请描述出了什么问题，或开始问诊：\("picker-doctor", .code)")

    static let nothing = Localized<StyledText>(
        english: """
            Nothing here fits that. Say what you see on the screen, or answer a few questions instead: \
            \("picker-doctor", .code)
            """,
        chinese: "没有找到相符的内容。换成屏幕上看到的现象试试，或回答几个问题：\("picker-doctor", .code)")

    static func suggestion(_ text: String) -> Localized<StyledText> {
        Localized(
            english: "Searched for “\(text, .match)”: nearly so spelled.", chinese: "已按相近拼写搜索：“\(text, .match)”。")
    }

    /// The lines below the results; each ends with its command, so that it can be copied.
    static func more(_ slug: Slug) -> [Localized<StyledText>] {
        [
            Localized(
                english: "Read more: \("picker-doctor explain \(slug)", .code)",
                chinese: "了解更多：\("picker-doctor explain \(slug)", .code)"),
            Localized(
                english: "Not sure? A few questions find out: \("picker-doctor", .code)",
                chinese: "不确定？回答几个问题就能查明：\("picker-doctor", .code)"),
        ]
    }
}
