/// Where a line may end without a space.
///
/// Chinese and Japanese are written without spaces: a line may end between any two of their characters, but not before a
/// closing mark nor after an opening one, nor inside a two-column dash or ellipsis. Source: W3C, "Requirements for Chinese
/// Text Layout", 3.1.7 (prohibition rules for line start and line end), <https://www.w3.org/TR/clreq/>.
enum LineBreaking {
    /// Whether a line may end between two neighbours, neither of which is a space.
    static func isAllowed(between left: Cell, and right: Cell) -> Bool {
        guard left.columns > 1 || right.columns > 1 else { return false }
        // Code in a sentence is one word.
        if left.role == .code && right.role == .code { return false }
        if neverStart.contains(right.character) || neverEnd.contains(left.character) { return false }
        if isStraightQuote(left, right) { return false }
        return !(left.character == right.character && inseparable.contains(left.character))
    }

    /// Whether one of the two is a quote of which nothing says whether it opens or closes.
    private static func isStraightQuote(_ left: Cell, _ right: Cell) -> Bool {
        left.character == "\"" || right.character == "\"" || left.character == "'" || right.character == "'"
    }

    private static let inseparable: Set<Character> = ["—", "─", "…"]

    private static let neverStart = Set(
        "，。！？；：、）》」』】〕〉〗〙〛｝］＞”’…～〜·・％‰℃．｡､｣ー々,.!?;:)]}>%»›"
            + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶゝゞヽヾ")

    private static let neverEnd = Set("（《「『【〔〈〖〘〚｛［＜“‘￥＄([{<«‹$#@")
}
