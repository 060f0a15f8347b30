import Rendering

/// A word of the user's in a sentence: on one line, and short enough that the sentence around it is read.
enum ShortText {
    /// The columns that a word may take.
    private static let longest = 60

    static func of(_ text: String) -> String { StyledText(text).truncated(to: longest).plainText }
}
