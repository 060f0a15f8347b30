/// Something in a pattern's code that the user has a name of their own for.
public enum PatternName: String, CaseIterable, Comparable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// The type of an option.
    case selectionType
    /// The property that holds the choice.
    case selection
    /// The property that holds the options.
    case options
    /// The view.
    case view
    /// The picker's title, a text on the screen.
    case title

    public static func < (left: Self, right: Self) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}
